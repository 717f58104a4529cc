/** What is known of a document whose odds are kept up to date, and what is to be calculated of it next. */
import { combatsData } from '../features/combat/calculation';
import { allCombats, type FoundCombat } from '../features/combat/find';
import { oddsKey } from '../features/combat/odds-key';
import { shown } from '../features/shown';
import { atOnce } from '../work/precision';
import type { FiguresTask, ResultOf } from '../work/task';
import type { Current } from './documents';
import type { BoundedCache } from './bounded-cache';

/** Milliseconds after the last edit before what nobody has edited is calculated, and before estimates are refined. */
const idle = { unknown: 50, estimated: 1_500 } as const;

/** What the odds of a combat may cost at first: some tens of milliseconds. */
const quick = { ...atOnce, quick: true } as const;

/** More combats than these are edited by the header alone: nobody waits for all of them. */
const fewEdited = 8;

/** Seed of what is sampled: the same file gives the same odds. */
const seed = 1;

export type Figures = NonNullable<ResultOf<FiguresTask>[number]>;

/** The figures of combats by what they rest on. */
export type FiguresCache = BoundedCache<{
  /** Undefined where the combat has none. */
  readonly figures: Figures | undefined;
  /** They were estimated in a hurry. */
  readonly isRough: boolean;
}>;

export interface Wanted {
  readonly name: string;
  readonly key: string;
  readonly found: FoundCombat;
}

/** What is known of a document. By combat: its document and id. */
export interface Known {
  current: Current;
  /** What the odds of each combat that has lenses rest on now. */
  wanted: ReadonlyMap<string, Wanted>;
  readonly last: Map<string, Figures>;
  before: Map<string, Figures>;
  /** Undefined before the first look at it. */
  editedAt: number | undefined;
  /** The text that was saved last, in the mode that waits for it. */
  saved: boolean;
  /** Something that was answered is not what it will be. */
  answeredEarly: boolean;
  running: (Next & { cancel(): void }) | undefined;
  stopTimers: { work?: () => void; fade?: () => void };
  readonly waiting: Set<() => void>;
}

/**
 * Combats whose figures are calculated next, one after the other: those that were edited, those of which nothing is known yet, or one that
 * was only estimated.
 */
export interface Next {
  readonly which: 'edited' | 'unknown' | 'estimated';
  readonly of: readonly Wanted[];
  readonly effort: Pick<FiguresTask, 'limit' | 'runs' | 'quick'>;
}

/** What the odds of each combat of a document rest on, as far as the combats have lenses. */
export function wantedIn({ analysis }: Current): Known['wanted'] {
  return new Map(
    allCombats(analysis)
      .slice(0, shown.lensCombats)
      .map((found) => {
        const name = nameOf(found.scenario.index, found.site.id);
        return [name, { name, key: oddsKey(found), found }];
      }),
  );
}

/** What is to be calculated next: what was edited, then what nobody has seen yet, and once nobody types what was only estimated. */
export function nextFigures(
  known: Known,
  cache: FiguresCache,
  runs: number,
  now: number,
): Next | { readonly wait: number } | undefined {
  const { wanted, editedAt = 0 } = known;
  const awaited = awaitedIn(known, cache);
  if (awaited.length > 0) return { which: 'edited', of: awaited, effort: quick };
  const left = (pause: number, next: () => Next) =>
    now < editedAt + pause ? { wait: editedAt + pause - now } : next();
  const unknown = unknownIn(known, cache);
  if (unknown.length > 0) return left(idle.unknown, () => ({ which: 'unknown', of: unknown, effort: quick }));
  const rough = [...wanted.values()].find(({ key }) => cache.get(key)?.isRough);
  return rough && left(idle.estimated, () => ({ which: 'estimated', of: [rough], effort: { runs } }));
}

function unknownIn({ wanted }: Known, cache: FiguresCache): readonly Wanted[] {
  return [...wanted.values()].filter(({ key }) => !cache.get(key));
}

/** What was edited, and nothing is known of as it stands now. */
function awaitedIn(known: Known, cache: FiguresCache): readonly Wanted[] {
  const edited = unknownIn(known, cache).filter(({ name }) => known.last.has(name));
  return edited.length <= fewEdited ? edited : [];
}

export function figuresTask({ found }: Wanted, effort: Next['effort']): FiguresTask {
  return { ...combatsData([found]), kind: 'figures', sites: [found.site.id], seed, ...effort };
}

/** Whether what is being calculated is to be given up: nobody wants it any more, or it must not keep others waiting. */
export function isOutrun(known: Known, cache: FiguresCache): boolean {
  const { running, wanted } = known;
  if (!running) return false;
  const keys = new Set([...wanted.values()].map(({ key }) => key));
  if (!running.of.every(({ key }) => keys.has(key))) return true;
  // What nobody has seen yet can wait until nobody types; and whatever can be shown soon goes before what is shown already, or takes long.
  if (running.which === 'unknown') return true;
  if (running.which === 'estimated') return unknownIn(known, cache).length > 0;
  return awaitedIn(known, cache).some(({ key }) => !running.of.some((one) => one.key === key));
}

/** Whether odds of what was edited are on their way. */
export function isAwaited(known: Known, cache: FiguresCache): boolean {
  return awaitedIn(known, cache).length > 0;
}

export function newDocument(current: Current): Known {
  return {
    current,
    wanted: new Map(),
    last: new Map(),
    before: new Map(),
    editedAt: undefined,
    saved: true,
    answeredEarly: false,
    running: undefined,
    stopTimers: {},
    waiting: new Set(),
  };
}

export function nameOf(document: number, id: string): string {
  return `${document} ${id}`;
}
