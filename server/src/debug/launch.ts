/** The arguments of a launch, which are untrusted, and what they select. */
import type { DebugProtocol } from '@vscode/debugprotocol';
import { findTurn, listAllCombats, type Analysis, type LocatedTurn, type LocatedCombat } from '../features';
import { startSteppedRun, type SteppedRun } from '../features/resolve/stepped-run';
import { formatList } from '../model/wording';
import { RequestError, unwrap } from './host';

/** The arguments of `launch`. */
export interface LaunchArguments extends DebugProtocol.LaunchRequestArguments {
  /** The scenario file. */
  readonly program?: unknown;
  /** Id of the combat; the first of the file if absent. */
  readonly combat?: unknown;
  /** Whether to step through all combats of the scenario in their order, each with what the earlier ones left. */
  readonly turn?: unknown;
  /** Place of the scenario in its file, from 0; needed if an id is used twice. */
  readonly document?: unknown;
  /** Faces, in the order in which they are rolled or by label; else those of the file. */
  readonly dice?: unknown;
  /** Rolls the dice that are not given. */
  readonly seed?: unknown;
  readonly stopOnEntry?: unknown;
}

/** The run that a launch asks for. @throws RequestError with what is wrong with its arguments */
export function startRun(options: LaunchArguments, analysis: Analysis): SteppedRun {
  const combatOrTurn =
    options.turn === true ? selectTurn(analysis, options) : selectCombat(listAllCombats(analysis), options);
  return unwrap(startSteppedRun(combatOrTurn, readDice(options)));
}

/** @throws RequestError if it is no name */
export function readProgram({ program }: LaunchArguments): string {
  if (typeof program === 'string' && program !== '') return program;
  throw new RequestError('The argument `program` must be the name of a scenario file.');
}

/** @throws RequestError if there is no such combat */
function selectCombat(combats: readonly LocatedCombat[], { combat: id, document }: LaunchArguments): LocatedCombat {
  const selected = combats.find(
    ({ entry, scenario }) =>
      (id === undefined || entry.id === id) && (document === undefined || scenario.index === document),
  );
  if (selected) return selected;
  if (combats.length === 0)
    throw new RequestError('There is no combat to step through: the file has none, or they have problems.');
  const ids = formatList([...new Set(combats.map(({ entry }) => entry.id))]);
  throw new RequestError(`There is no combat ${String(id)} that can be stepped through. There are: ${ids}.`);
}

/** @throws RequestError if the scenario has too few combats for a turn, or dice are given */
function selectTurn(analysis: Analysis, { document, dice }: LaunchArguments): LocatedTurn {
  if (dice !== undefined)
    throw new RequestError(
      'The dice of a turn are those of its combats in the file, or follow from a seed: leave `dice` out.',
    );
  return unwrap(findTurn(analysis, typeof document === 'number' ? { document } : {}));
}

/** @throws RequestError if these are no dice or no seed */
function readDice({ dice, seed }: LaunchArguments): Parameters<typeof startSteppedRun>[1] {
  if (seed !== undefined && !Number.isSafeInteger(seed))
    throw new RequestError('The argument `seed` must be a whole number.');
  if (dice !== undefined && !isDiceTable(dice))
    throw new RequestError('The argument `dice` must be a list of faces, such as [4, 3, 6], or lists by label.');
  return { ...(dice !== undefined && { dice }), ...(seed !== undefined && { seed: seed as number }) };
}

function isDiceTable(dice: unknown): dice is NonNullable<Parameters<typeof startSteppedRun>[1]['dice']> {
  const areFaces = (faces: unknown): boolean => Array.isArray(faces) && faces.every(Number.isInteger);
  if (areFaces(dice)) return true;
  if (typeof dice !== 'object' || dice === null || Array.isArray(dice)) return false;
  return Object.values(dice).every((faces) => Number.isInteger(faces) || areFaces(faces));
}
