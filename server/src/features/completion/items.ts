/** Completion of list items: templates of the ruleset, or items with the required keys and those of their siblings. */
import { valueAt } from '../../model/place';
import type { Path } from '../../model/place';
import { deref } from '../../schema/schema';
import type { Schema } from '../../schema/schema';
import type { Analysis } from '../analysis';
import { hasShapes } from '../begin/snippet';
import type { Completion } from './completion';
import { schemaAt } from './schema-at';
import { siblingsOf } from './siblings';
import type { Siblings } from './siblings';
import { afterDash, inBraces, skeletonAt } from './skeleton';
import type { Spot } from './spot';
import { wholeContents, wholeItems } from './templates';
import type { Whole } from './templates';
import { written } from './written';

/** Completes a list item, including its dash. */
export function items(analysis: Analysis, rulesetId: string, spot: Spot): readonly Completion[] {
  const { root, schema } = schemaAt(rulesetId, spot.document.data, spot.path.slice(0, -1));
  return schema?.items ? itemsOf(analysis, rulesetId, spot, spot.path, { root, items: schema.items }) : [];
}

/** Completes items from templates; if there are none, or the list has other variants, an item with its required keys. */
export function itemsOf(
  analysis: Analysis,
  rulesetId: string,
  spot: Spot,
  path: Path,
  { root, items }: { readonly root: Schema; readonly items: Schema },
): readonly Completion[] {
  const bare = item(root, items, spot, siblingsOf(spot.document.data, path));
  if (spot.hasContent) return [bare];
  const whole = wholeItems(analysis, rulesetId, spot, path).map((one) => wholeItem(one, '- ', spot));
  return whole.length === 0 || hasShapes(root, items) ? [...whole, bare] : whole;
}

/** The same after an existing dash. */
export function contents(analysis: Analysis, rulesetId: string, spot: Spot): readonly Completion[] {
  if (spot.hasColon || spot.hasContent) return [];
  const whole = wholeContents(analysis, rulesetId, spot).map((one) => wholeItem(one, '', spot));
  return [...whole, ...content(rulesetId, spot)];
}

/** An item like its siblings, after an empty dash. */
function content(rulesetId: string, spot: Spot): readonly Completion[] {
  const { path, document, flow } = spot;
  const siblings = flow ? undefined : siblingsOf(document.data, path);
  if (!siblings || Object.keys(Object(valueAt(document.data, path)) as object).length > 1) return [];
  const { root, schema } = schemaAt(rulesetId, document.data, path.slice(0, -1));
  if (!schema?.items) return [];
  const { title = 'item', description } = deref(root, schema.items);
  const place = { ...skeletonAt(root, spot), indent: ' '.repeat(Math.max(0, spot.column - 2)) };
  const snippet = afterDash(place, schema.items, siblings);
  return [{ ...written(spot, snippet), label: title, kind: 'item', documentation: description, goesOn: true }];
}

/** An item in a flow sequence: without braces each key would be an item. */
export function bracedItem(rulesetId: string, spot: Spot): readonly Completion[] {
  const { path, document, hasColon } = spot;
  const { root, schema } = schemaAt(rulesetId, document.data, path.slice(0, -1));
  if (!schema?.items || hasColon) return [];
  const { type, discriminator, title = 'item', description } = deref(root, schema.items);
  if (type !== 'object' && !discriminator) return [];
  const snippet = inBraces(skeletonAt(root, spot), schema.items, siblingsOf(document.data, path));
  return [{ ...written(spot, snippet), label: title, kind: 'item', documentation: description, goesOn: true }];
}

function wholeItem({ title, snippet }: Whole, lead: string, spot: Spot): Completion {
  return { ...written(spot, snippet), label: lead + title, kind: 'item', detail: 'filled in', goesOn: false };
}

function item(root: Schema, items: Schema, spot: Spot, siblings: Siblings | undefined): Completion {
  const { title = 'item', description } = deref(root, items);
  const snippet = spot.hasContent ? '-' : `- ${afterDash(skeletonAt(root, spot), items, siblings)}`;
  return { ...written(spot, snippet), label: `- ${title}`, kind: 'item', documentation: description, goesOn: true };
}
