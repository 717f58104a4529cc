/**
 * Rename. Invariant: a rename changes names and nothing else. If it would cause new diagnostics or change the result of a combat, it is
 * refused with the reason.
 */
import type { Edit } from '../../model/edit';
import { valueAt } from '../../model/place';
import { withArticle } from '../../model/wording';
import { idFault, kindWords } from '../../schema';
import { anchorsIn, applyTextEdits, textEdits } from '../../text';
import type { NamedAnchor, Range, TextEdit } from '../../text';
import { analyseTrial } from '../analysis';
import type { Analysis } from '../analysis';
import type { Refusal } from '../combat/find';
import { anchorAt } from '../ids/anchors';
import { idAt } from '../ids/id-at';
import { combatNotRead, namesMadeOf } from '../ids/made-names';
import { declarationsOf, editsOfPlaces, nameEdit, takenBy } from '../ids/named-id';
import type { NamedId } from '../ids/named-id';
import { differenceOf } from './unchanged';
import type { Difference } from './unchanged';
import { editsOfSummaries } from './summaries';

/** The id or anchor under the cursor that can be renamed. */
export function nameAt(
  analysis: Analysis,
  offset: number,
): { readonly name: string; readonly range: Range } | undefined {
  const anchor = anchorAt(analysis, offset);
  if (anchor) return anchor;
  const named = idAt(analysis, offset);
  return named && { name: named.id, range: named.range };
}

/** Renames the id or anchor under the cursor, and all references. Undefined if there is neither. */
export function rename(analysis: Analysis, offset: number, to: string): readonly TextEdit[] | Refusal | undefined {
  const anchor = anchorAt(analysis, offset);
  if (anchor) return renamedAnchor(analysis, anchor, to);
  const named = idAt(analysis, offset);
  if (!named || named.id === to) return undefined;
  const refused = impossible(named, to);
  if (refused !== undefined) return { refused };
  const names = [
    ...editsOfPlaces(named, to),
    ...namesMadeOf(analysis, named, to).map(({ place, renamed }) => nameEdit(place, renamed)),
  ];
  const edits = [...names, ...editsOfSummaries(analysis, edited(analysis, textEdits(analysis.file, names)))];
  let difference: Difference | undefined;
  for (const formerIds of [knownFormerly(named, to), rolledAsBefore(named, to)]) {
    const attempt = textEdits(analysis.file, [...edits, ...formerIds]);
    difference = differenceOf(analysis, edited(analysis, attempt));
    if (!difference) return attempt;
  }
  return { refused: inWords(named, to, difference!) };
}

/** Valid anchor names. */
const anchorForm = /^[^\s,[\]{}:&*]+$/;

function renamedAnchor(
  analysis: Analysis,
  { name, anchor, aliases }: NamedAnchor,
  to: string,
): readonly TextEdit[] | Refusal {
  if (!anchorForm.test(to))
    return {
      refused: `\`${to}\` cannot be the name of an anchor: it may have no blanks, brackets, commas, colons, \`&\` or \`*\`.`,
    };
  if (name !== to && anchorsIn(analysis.text).some((other) => other.name === to))
    return { refused: `There is an anchor \`${to}\` already.` };
  return [anchor, ...aliases].map((range) => ({ ...range, insert: to }));
}

function edited(analysis: Analysis, edits: readonly TextEdit[]): Analysis {
  return analyseTrial(applyTextEdits(analysis.text, edits), analysis);
}

/** Returns why a name is not possible for an id, regardless of its effects. */
function impossible(named: NamedId, to: string): string | undefined {
  const { scenario, kind, id } = named;
  const declarations = declarationsOf(named);
  const [declaration, other] = declarations;
  if (!declaration) return `Nothing declares \`${id}\`, so there is nothing to rename.`;
  if (scenario.document.broken)
    return `Part of this scenario cannot be read, so \`${id}\` may be named where nobody can see it. Mend the syntax errors first.`;
  const unread = combatNotRead(named);
  if (unread !== undefined)
    return `\`${id}\` is part of names in \`${unread}\`, which has errors. Mend these first, so that its names can be changed too.`;
  const fault = idFault(scenario.ruleset!.id, scenario.tables.data, declaration, to);
  if (fault !== undefined) return `\`${to}\` cannot be the name of ${withArticle(kindWords(kind))}: ${fault}.`;
  const taken = takenBy(named, to);
  if (taken) return `There is ${withArticle(kindWords(taken.kind))} \`${to}\` already.`;
  if (other)
    return `There are ${declarations.length} ${kindWords(kind)}s \`${id}\`, and nothing can tell which one the others name. Give them different ids first.`;
  return undefined;
}

function inWords({ scenario, id }: NamedId, to: string, difference: Difference): string {
  const renaming = `Renaming \`${id}\` would change more than a name`;
  if ('problem' in difference) return `${renaming}: ${difference.problem}`;
  const ends = `the same dice would end \`${difference.combat}\` otherwise`;
  if (scenario.ids().ids.declarations.some((other) => other.id === to))
    return `${renaming}: ${ends}, because something else is called \`${to}\` and dice follow from names. Take a name that is new.`;
  return `${renaming}: ${ends}. The rules know \`${id}\` by this name.`;
}

/** Updates an entry of `formerIds`: seeded dice keep using the original id. */
function knownFormerly({ scenario, id }: NamedId, to: string): readonly Edit[] {
  const owner = formerIdsOf(scenario);
  const before = owner?.[id];
  if (owner === undefined || before === undefined) return [];
  if (before !== to) return [{ edit: 'rename', owner, key: id, to }];
  if (Object.keys(owner).length > 1) return [{ edit: 'remove', owner, key: id }];
  return [{ edit: 'remove', owner: scenario.document.data, key: 'formerIds' }];
}

/** Seeded dice depend on names: `formerIds` keeps them unchanged. */
function rolledAsBefore(named: NamedId, to: string): readonly Edit[] {
  const { scenario, id } = named;
  const owner = formerIdsOf(scenario);
  if (owner && Object.hasOwn(owner, id)) return knownFormerly(named, to);
  if (owner) return [{ edit: 'set', owner, key: to, value: id }];
  return [{ edit: 'set', owner: scenario.document.data, key: 'formerIds', value: { [to]: id } }];
}

function formerIdsOf({ document }: NamedId['scenario']): Readonly<Record<string, string>> | undefined {
  const value = valueAt(document.data, ['formerIds']);
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, string>>) : undefined;
}
