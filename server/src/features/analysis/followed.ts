/** The scenario that a scenario follows (`follows:`), and those before it. */
import { runToEnd } from '../../model/steps';
import type { CampaignState, CampaignUnit } from '../../model/campaign';
import type { Plain } from '../../model/edit';
import { valueAt } from '../../model/place';
import { checkSchemaInSteps, chooseRuleset } from '../../schema';
import { parseInSteps, type Range } from '../../text';
import { createEnvironment, type Environment, type TableFileResult } from '../scenario/environment';
import type { Scenario } from '../scenario/scenario';
import { InvalidReferenceError } from '../scenario/view';
import { createAnalysis, type Analysis } from './analysis';

/** What a file says to the one that follows it. Plain data: two files with equal records are the same to it. */
export interface CampaignRecord {
  /** Why nothing can be compared: `it has syntax errors`. */
  readonly fault?: string;
  readonly ruleset?: string;
  readonly turn?: { readonly number: number; readonly label: string; readonly next: Plain };
  readonly units: readonly RecordedUnit[];
}

export type RecordedUnit = Pick<CampaignUnit, 'key' | 'power' | 'count' | 'destroyed' | 'combats'>;

/** The path that a scenario follows, as written. */
export function getFollowedPath({ document }: Pick<Scenario, 'document'>): string | undefined {
  const value = valueAt(document.data, ['follows']);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

export interface WalkedFile {
  /** Relative to the scenario. */
  readonly path: string;
  readonly text: string;
  /** Its identity, as long as the text is the same. */
  readonly file: object;
}

/** Longer chains are not followed to their beginning. */
const maxFiles = 100;

/**
 * The files before a scenario, the nearest first, as far as they can be read. Each is read when it is reached: a host that loads files on
 * demand notes the first that is missing.
 */
export function* walkFollowed(
  followed: string | undefined,
  { readTable }: Pick<Environment, 'readTable'>,
): Generator<WalkedFile> {
  let path = followed;
  for (let count = 0; path !== undefined && count < maxFiles; count++) {
    const file: TableFileResult = readTable(path);
    if (!file || !('text' in file)) return;
    yield { path, text: file.text, file };
    const next = findFollowedPath(file.text);
    path = next === undefined ? undefined : joinPaths(path, next);
  }
}

/** The files before the scenarios of a text. */
export function* walkAllFollowed({ scenarios, environment }: Analysis): Generator<WalkedFile> {
  for (const scenario of scenarios) yield* walkFollowed(getFollowedPath(scenario), environment);
}

/** Where the path after `follows:` is in a text, without parsing it; undefined if the path needs a parser. */
export function findFollowedRange(text: string): Range | undefined {
  const line = /^follows:([^#\n]*)/m.exec(text);
  const path = line?.[1]?.trim().replace(/^(["'])(.*)\1$/, '$2');
  if (!line || !path) return undefined;
  const from = line.index + line[0].indexOf(path);
  return { from, to: from + path.length };
}

export function findFollowedPath(text: string): string | undefined {
  const range = findFollowedRange(text);
  return range && text.slice(range.from, range.to);
}

/** @param path of a file @param relative to its folder */
function joinPaths(path: string, relative: string): string {
  const joined: string[] = [];
  for (const step of [...path.split('/').slice(0, -1), ...relative.split('/')]) {
    if (step === '..' && joined.length > 0 && joined.at(-1) !== '..') joined.pop();
    else if (step !== '.' && step !== '') joined.push(step);
  }
  return joined.join('/');
}

const records = new WeakMap<object, CampaignRecord>();

/** The record of a file, computed once. @param file its identity, as long as the text is the same */
export function getRecord(followed: WalkedFile, environment: Pick<Environment, 'rulesets'>): CampaignRecord {
  return runToEnd(readRecordInSteps(followed, environment));
}

/** The same, with pauses. */
export function* readRecordInSteps(
  { file, text }: Pick<WalkedFile, 'file' | 'text'>,
  { rulesets }: Pick<Environment, 'rulesets'>,
): Generator<void, CampaignRecord> {
  const cachedRecord = records.get(file);
  if (cachedRecord) return cachedRecord;
  // Tables do not matter for written results.
  const analysis = createAnalysis(yield* parseInSteps(text), undefined, createEnvironment({ rulesets }));
  const { scenarios, caches } = analysis;
  for (const { ruleset, tables } of scenarios)
    if (ruleset) yield* checkSchemaInSteps(ruleset.id, tables.data, caches.schema);
  const record = createRecord(analysis);
  // Without its ruleset, the record lacks the units.
  if (scenarios.every(({ ruleset }) => ruleset)) records.set(file, record);
  return record;
}

/** Whether an edited text has the same record for the scenarios that follow it. @param before the file that they were compared with */
export function hasSameRecord(before: Pick<WalkedFile, 'file' | 'text'>, analysis: Analysis): boolean {
  if (before.text === analysis.text) return true;
  if (findFollowedPath(before.text) !== findFollowedPath(analysis.text)) return false;
  const record = records.get(before.file);
  return record === undefined || JSON.stringify(record) === JSON.stringify(createRecord(analysis));
}

/** The record of an analysed text. */
export function createRecord({ file, scenarios }: Pick<Analysis, 'file' | 'scenarios'>): CampaignRecord {
  const [scenario, other] = scenarios;
  if (file.broken) return { fault: 'it has syntax errors', units: [] };
  if (!scenario) return { fault: 'it holds no scenario', units: [] };
  if (other) return { fault: `it holds ${scenarios.length} scenarios, and nothing tells which of them`, units: [] };
  const choice = chooseRuleset(scenario.document.data);
  if (!('id' in choice)) return { fault: 'it names no ruleset', units: [] };
  const state = readCampaignState(scenario);
  return {
    ruleset: choice.id,
    ...(state?.turn && { turn: { number: state.turn.number, label: state.turn.label, next: state.turn.next } }),
    units: (state?.units ?? []).map(({ key, power, count, destroyed, combats }) => ({
      ...{ key, power, count, destroyed, combats },
    })),
  };
}

/** The campaign as a scenario leaves it; undefined if the ruleset has no campaigns, or problems hide it. */
export function readCampaignState({ ruleset, view, viewIds }: Scenario): CampaignState | undefined {
  try {
    return ruleset?.readCampaignState?.(view().data, viewIds());
  } catch (error) {
    if (error instanceof InvalidReferenceError) return undefined;
    throw error;
  }
}
