/**
 * Rename. Invariant: a rename changes names and nothing else. If it would cause new diagnostics or change the result of a combat, it is
 * refused with the reason.
 */
import { type Edit, setMember } from '../../model/edit';
import { valueAt } from '../../model/place';
import { addArticle } from '../../model/wording';
import { checkIdFormat, describeKind } from '../../schema';
import { type NamedAnchor, type Range, type TextEdit, applyTextEdits, findAnchors, createTextEdits } from '../../text';
import { type Analysis, analyseTrial } from '../analysis/analysis';
import { type LocatedCombat, type Refusal, listAllCombats } from '../analysis/find-combat';
import { findAnchorAt, findDerivedNames, findUnreadableCombat, findIdAt } from '../analysis/id-at';
import { type NamedId, createNameEdit, findDeclarations, findNameConflict, renamePlaces } from '../scenario/named-id';
import { type Trace, listRollIds } from '../../engine/trace';
import { listAmounts } from '../../engine/trace-entry';
import { type Simulation, defaultSeed, getFileDice, simulateCombat } from '../combat/simulate';
import { withOwnCaches } from '../scenario/caches';
import { diagnose } from '../diagnostics/diagnostics';
import type { TableDice } from '../../engine/dice-source';

/** The id or anchor under the cursor that can be renamed. */
export function findRenameTarget(
  analysis: Analysis,
  offset: number,
): { readonly name: string; readonly range: Range } | undefined {
  const anchor = findAnchorAt(analysis, offset);
  if (anchor) return anchor;
  const namedId = findIdAt(analysis, offset);
  return namedId && { name: namedId.id, range: namedId.range };
}

/** Renames the id or anchor under the cursor, and all references. Undefined if there is neither. */
export function renameSymbol(
  analysis: Analysis,
  offset: number,
  newName: string,
): readonly TextEdit[] | Refusal | undefined {
  const anchor = findAnchorAt(analysis, offset);
  if (anchor) return renameAnchor(analysis, anchor, newName);
  const namedId = findIdAt(analysis, offset);
  return !namedId || namedId.id === newName ? undefined : renameId(analysis, namedId, newName);
}

/** Renames an id and all references. */
export function renameId(analysis: Analysis, namedId: NamedId, newName: string): readonly TextEdit[] | Refusal {
  const obstacle = findObstacle(namedId, newName);
  if (obstacle !== undefined) return { refused: obstacle };
  const names = [
    ...renamePlaces(namedId, newName),
    ...findDerivedNames(analysis, namedId, newName).map(({ place, renamed }) => createNameEdit(place, renamed)),
  ];
  const edits = [
    ...names,
    ...updateSummaries(analysis, applyTrialEdits(analysis, createTextEdits(analysis.file, names))),
  ];
  let difference: Difference | undefined;
  for (const formerIds of [updateFormerIds(namedId, newName), keepSeedDice(namedId, newName)]) {
    const attempt = createTextEdits(analysis.file, [...edits, ...formerIds]);
    difference = findDifference(analysis, applyTrialEdits(analysis, attempt));
    if (!difference) return attempt;
  }
  return { refused: describeDifference(namedId, newName, difference!) };
}

/** Valid anchor names. */
const anchorForm = /^[^\s,[\]{}:&*]+$/;

function renameAnchor(
  analysis: Analysis,
  { name, anchor, aliases }: NamedAnchor,
  newName: string,
): readonly TextEdit[] | Refusal {
  if (!anchorForm.test(newName))
    return {
      refused: `\`${newName}\` cannot be the name of an anchor: it may have no spaces, brackets, commas, colons, \`&\` or \`*\`.`,
    };
  if (name !== newName && findAnchors(analysis.text).some((other) => other.name === newName))
    return { refused: `There is an anchor \`${newName}\` already.` };
  return [anchor, ...aliases].map((range) => ({ ...range, insert: newName }));
}

function applyTrialEdits(analysis: Analysis, edits: readonly TextEdit[]): Analysis {
  return analyseTrial(applyTextEdits(analysis.text, edits), analysis);
}

/** Returns why a name is not possible for an id, regardless of its effects. */
function findObstacle(namedId: NamedId, newName: string): string | undefined {
  const { scenario, kind, id } = namedId;
  const declarations = findDeclarations(namedId);
  const [declaration, other] = declarations;
  if (!declaration) return `Nothing declares \`${id}\`, so there is nothing to rename.`;
  if (scenario.document.broken)
    return `Part of this scenario cannot be read, so \`${id}\` may be named where nobody can see it. Fix the syntax errors first.`;
  const unreadableCombat = findUnreadableCombat(namedId);
  if (unreadableCombat !== undefined)
    return `\`${id}\` is part of names in \`${unreadableCombat}\`, which has errors. Fix these first, so that its names can be changed too.`;
  const formatError = checkIdFormat(scenario.ruleset!.id, scenario.tables.data, declaration, newName);
  if (formatError !== undefined)
    return `\`${newName}\` cannot be the name of ${addArticle(describeKind(kind))}: ${formatError}.`;
  const conflict = findNameConflict(namedId, newName);
  if (conflict) return `There is ${addArticle(describeKind(conflict.kind))} \`${newName}\` already.`;
  if (other)
    return `There are ${declarations.length} ${describeKind(kind)}s \`${id}\`, and nothing can tell which one the others name. Give them different ids first.`;
  return undefined;
}

function describeDifference({ scenario, id }: NamedId, newName: string, difference: Difference): string {
  const renaming = `Renaming \`${id}\` would change more than a name`;
  if ('diagnostic' in difference) return `${renaming}: ${difference.diagnostic}`;
  const combatChange = `the same dice would end \`${difference.combat}\` differently`;
  if (scenario.ids().ids.declarations.some((other) => other.id === newName))
    return `${renaming}: ${combatChange}, because something else is called \`${newName}\` and dice follow from names. Take a name that is new.`;
  return `${renaming}: ${combatChange}. The rules know \`${id}\` by this name.`;
}

/** Updates an entry of `formerIds`: seeded dice keep using the original id. */
function updateFormerIds({ scenario, id }: NamedId, newName: string): readonly Edit[] {
  const owner = getFormerIds(scenario);
  const originalId = owner?.[id];
  if (owner === undefined || originalId === undefined) return [];
  if (originalId !== newName) return [{ edit: 'rename', owner, key: id, to: newName }];
  if (Object.keys(owner).length > 1) return [{ edit: 'remove', owner, key: id }];
  return [{ edit: 'remove', owner: scenario.document.data, key: 'formerIds' }];
}

/** Seeded dice depend on names: `formerIds` keeps them unchanged. */
function keepSeedDice(namedId: NamedId, newName: string): readonly Edit[] {
  const { scenario, id } = namedId;
  const owner = getFormerIds(scenario);
  if (owner && Object.hasOwn(owner, id)) return updateFormerIds(namedId, newName);
  if (owner) return [{ edit: 'set', owner, key: newName, value: id }];
  return [{ edit: 'set', owner: scenario.document.data, key: 'formerIds', value: { [newName]: id } }];
}

function getFormerIds({ document }: NamedId['scenario']): Readonly<Record<string, string>> | undefined {
  const value = valueAt(document.data, ['formerIds']);
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, string>>) : undefined;
}

// Finds differences between two texts other than names: new diagnostics, or combats that end differently with the same dice.

/** A diagnostic that is new in the later text, or a combat with a different course. */
export type Difference = { readonly diagnostic: string } | { readonly combat: string };

export function findDifference(original: Analysis, renamed: Analysis): Difference | undefined {
  const diagnostic = findNewDiagnostic(original, renamed);
  if (diagnostic !== undefined) return { diagnostic };
  const [originalCombats, renamedCombats] = [listAllCombats(original), listAllCombats(renamed)];
  const changedCombat = originalCombats.find((combat, index) => !hasSameCourse(combat, renamedCombats[index]));
  return changedCombat && { combat: changedCombat.entry.id };
}

/** The first additional diagnostic, compared by code: messages contain ids. */
function findNewDiagnostic(original: Analysis, renamed: Analysis): string | undefined {
  const remainingByCode = new Map<string, number>();
  for (const { code } of diagnose(withoutSimulationLimit(original)))
    remainingByCode.set(code, (remainingByCode.get(code) ?? 0) + 1);
  return diagnose(withoutSimulationLimit(renamed)).find(({ code }) => {
    const count = remainingByCode.get(code) ?? 0;
    remainingByCode.set(code, count - 1);
    return count === 0;
  })?.message;
}

/**
 * Simulates all combats, so that unmet expectations are compared too. Uses separate caches, so that the diagnostics of the document are not
 * affected.
 */
function withoutSimulationLimit(analysis: Analysis): Analysis {
  return { ...withOwnCaches(analysis), maxImmediateCombats: Infinity };
}

function hasSameCourse(original: LocatedCombat, renamed: LocatedCombat | undefined): boolean {
  if (!renamed) return false;
  if (original.entry.object === renamed.entry.object && original.scenario.header === renamed.scenario.header)
    return true;
  const originalRun = tryRun(() => simulateCombat(original, getFileDice(original.entry) ?? { seed: defaultSeed }));
  const renamedRun = tryRun(() =>
    simulateCombat(
      renamed,
      getFileDice(renamed.entry) ?? { table: relabelDice(originalRun?.trace.dice ?? {}, original, renamed) },
    ),
  );
  return serializeCourse(originalRun?.trace) === serializeCourse(renamedRun?.trace);
}

/** Everything in a trace except names. */
function serializeCourse(trace: Trace | undefined): string | undefined {
  if (!trace) return undefined;
  const { start, end, dice, entries, pendingRoll: missingDice } = trace;
  const steps = entries.map((entry) => [entry.kind, entry.after, listAmounts(entry).map(({ total }) => total)]);
  return JSON.stringify([start, end, Object.values(dice), steps, missingDice?.dice]);
}

/** Undefined if the ruleset fails: then it fails before and after. */
function tryRun(run: () => Simulation): Simulation | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

// Updates `result.summary` of combats, which contains names of units, if Asdic generated it.

/** @param renamed the text with the new name, with the same combats in the same order */
export function updateSummaries(original: Analysis, renamed: Analysis): readonly Edit[] {
  const renamedCombats = listAllCombats(renamed);
  return listAllCombats(original).flatMap((combat, index) => {
    const { result } = combat.entry;
    const writtenSummary = valueAt(result, ['summary']);
    const dice = valueAt(result, ['dice']) as TableDice | undefined;
    const renamedCombat = renamedCombats[index];
    if (result === undefined || typeof writtenSummary !== 'string' || dice === undefined || !renamedCombat) return [];
    if (computeSummary(combat, dice) !== writtenSummary) return [];
    const summary = computeSummary(renamedCombat, relabelDice(dice, combat, renamedCombat));
    return summary === undefined || summary === writtenSummary
      ? []
      : [setMember(result as Readonly<Record<string, string>>, 'summary', summary)];
  });
}

/** Undefined if dice are missing, or the ruleset fails. */
function computeSummary(combat: LocatedCombat, table: TableDice): string | undefined {
  try {
    const simulation = simulateCombat(combat, { table });
    return simulation.trace.pendingRoll ? undefined : simulation.combat.summary(simulation.trace.end);
  } catch {
    return undefined;
  }
}

/** Relabels the dice of a combat for another with the same steps under other names. */
export function relabelDice(
  dice: TableDice,
  from: Pick<LocatedCombat, 'entry'>,
  to: Pick<LocatedCombat, 'entry'>,
): TableDice {
  if (Array.isArray(dice)) return dice as TableDice;
  const [labels, others] = [from, to].map(({ entry }) => listRollIds(entry.build().steps)) as [string[], string[]];
  return Object.fromEntries(
    Object.entries(dice).map(([label, faces]) => [others[labels.indexOf(label)] ?? label, faces]),
  );
}
