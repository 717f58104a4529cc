/** Ids: where one is declared, where it is named, and giving it another name everywhere. */
import type { Edit } from '../model/edit';
import type { Declaration, Ids, Reference } from '../model/ids';
import type { Place } from '../model/place';
import { withArticle } from '../model/wording';
import { kindWords } from '../schema';
import { locate, rangeOf, sourceOf, textEdits } from '../text';
import type { Range, TextEdit } from '../text';
import { scenarioAt } from './analysis';
import type { Analysis } from './analysis';
import type { Refusal } from './combat/find';
import type { Scenario } from './scenario';

/** An id under the cursor: its declaration or a use of it. */
export interface IdAt {
  readonly scenario: Scenario;
  readonly kind: string;
  readonly id: string;
  readonly range: Range;
}

export function idAt(analysis: Analysis, offset: number): IdAt | undefined {
  const scenario = scenarioAt(analysis, offset);
  const where = scenario && locate(scenario.document, offset);
  if (!scenario || !where) return undefined;
  const owner = where.chain.at(-1);
  const key = where.path.at(-1);
  const { ids } = scenario.ids();
  const isHere = ({ place }: Reference) =>
    place.owner === owner && place.key === key && (place.onKey ?? false) === where.onKey;
  const here = ids.declarations.find(isHere) ?? ids.uses.filter(isHere).find(({ kind, id }) => ids.find(kind, id));
  const range = here && rangeOf(scenario.document, here.place);
  return here && range && { scenario, kind: here.kind, id: here.id, range };
}

/** Where the id under the cursor is declared. */
export function definition(analysis: Analysis, offset: number): Range | undefined {
  const at = idAt(analysis, offset);
  const declaration = at?.scenario.ids().ids.find(at.kind, at.id);
  return declaration && rangeOf(at!.scenario.document, declaration.place);
}

/** Every place that names the id under the cursor, in the order of the text. */
export function references(analysis: Analysis, offset: number, withDeclaration: boolean): readonly Range[] {
  const at = idAt(analysis, offset);
  if (!at) return [];
  const { ids } = at.scenario.ids();
  const places = [...(withDeclaration ? declarationsOf(ids, at) : []), ...ids.references(at.kind, at.id)];
  return rangesOf(
    at.scenario,
    places.map(({ place }) => place),
  );
}

/** What an id may look like; the schemas hold ids to the same. */
const idForm = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;

/** Gives the id under the cursor another name, and names it so wherever it is used. Undefined where there is no id. */
export function rename(analysis: Analysis, offset: number, to: string): readonly TextEdit[] | Refusal | undefined {
  const at = idAt(analysis, offset);
  if (!at || at.id === to) return undefined;
  const { ids } = at.scenario.ids();
  const declarations = declarationsOf(ids, at);
  if (!idForm.test(to))
    return { refused: `An id consists of letters, digits, ".", "_" and "-", and begins with a letter or digit.` };
  if (ids.find(at.kind, to)) return { refused: `There is ${withArticle(kindWords(at.kind))} "${to}" already.` };
  if (declarations.length > 1)
    return {
      refused: `There are ${declarations.length} of the id "${at.id}": nothing can tell which one is meant by those that name it.`,
    };
  const places = [...declarations, ...ids.references(at.kind, at.id)].map(({ place }) => place);
  // What came by an alias changes with its anchor.
  return textEdits(
    analysis.file,
    places.filter((place) => sourceOf(place) === undefined).map((place) => renamed(place, to)),
  );
}

function renamed({ owner, key, onKey }: Place, to: string): Edit {
  return onKey ? { edit: 'rename', owner, key: String(key), to } : { edit: 'set', owner, key: key!, value: to };
}

function declarationsOf(ids: Ids, { kind, id }: IdAt): readonly Declaration[] {
  return ids.all(kind).filter((declaration) => declaration.id === id);
}

function rangesOf({ document }: Scenario, places: readonly Place[]): readonly Range[] {
  const ranges = places.map((place) => rangeOf(document, place)).filter((range) => range !== undefined);
  const once = new Map(ranges.map((range) => [`${range.from} ${range.to}`, range]));
  return [...once.values()].sort((a, b) => a.from - b.from);
}
