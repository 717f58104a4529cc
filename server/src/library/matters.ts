/** What moves the outcome of a combat most: each unit, order and option changed by itself, ranked by the difference that it makes. */
import { edited, leversOf } from '../features';
import type { FoundCombat, Lever, Standing, StandingFigure } from '../features';
import { listed } from '../model/wording';
import { orCannotRun } from './combats';
import { CannotRun } from './failure';
import { requireRuns, requireSeed } from './numbers';
import type { Scenario } from './scenario';
import { combatMeant, headOf, standing } from './variants';
import type { CombatHead, SamplingChoice } from './variants';
import type { WatchOptions } from './watch';

export interface MattersChoice extends SamplingChoice {
  /** Id of the combat; it may be left out where the scenario has one. */
  readonly engagement?: string;
  /** The number that is looked at, as `expect: { odds: ... }` names it: `attacker-wins`. Without it the first figure of the odds. */
  readonly of?: string;
}

/** One thing changed by itself. */
export interface Matter {
  readonly id: string;
  readonly title: string;
  /** Whose it is: the power, or the side by name. */
  readonly owner?: string;
  readonly kind: Lever['kind'];
  readonly written: string;
  /** What it was changed to, in the order of the number that is looked at. */
  readonly settings: readonly MatterSetting[];
  /** The greatest difference that one of them makes, without its sign. */
  readonly most: number;
}

export interface MatterSetting {
  readonly title: string;
  /** The number that is looked at; absent where the combat cannot be fought so. */
  readonly value?: number;
  /** Less what it is as written. */
  readonly change?: number;
  readonly refused?: string;
}

export interface Matters extends CombatHead {
  /** What is looked at. */
  readonly of: StandingFigure;
  /** What matters most comes first. */
  readonly matters: readonly Matter[];
}

/**
 * @throws CannotRun where there is no such combat or number, or nothing that could be otherwise; RangeError for runs or a seed that are
 * none; the reason of an aborted signal
 */
export async function mattersIn(scenario: Scenario, choice: MattersChoice, watch: WatchOptions = {}): Promise<Matters> {
  requireRuns(choice.runs);
  requireSeed(choice.seed);
  const found = combatMeant(scenario, choice.engagement, []);
  const levers = orCannotRun(leversOf(found));
  if (levers.length === 0) throw new CannotRun(`Nothing of ${found.site.id} can be changed by itself.`);
  const before = await standing(found, choice, watch);
  const of = figureOf(before, choice.of, found);
  const matters: Matter[] = [];
  for (const lever of levers) matters.push(await matterOf(found, lever, { choice, of }, watch));
  return { ...headOf(scenario, found), of, matters: matters.sort((a, b) => b.most - a.most) };
}

async function matterOf(
  found: FoundCombat,
  { settings, ...lever }: Lever,
  { choice, of }: { readonly choice: MattersChoice; readonly of: StandingFigure },
  watch: WatchOptions,
): Promise<Matter> {
  const tried: MatterSetting[] = [];
  for (const { title, edits } of settings) {
    const other = edited(found, edits);
    if ('refused' in other) tried.push({ title, refused: other.refused });
    else {
      const figure = figureIn(await standing(other.found, choice, watch), choice.of);
      tried.push(
        figure ? { title, value: figure.value, change: figure.value - of.value } : { title, refused: noSuchNumber },
      );
    }
  }
  return {
    ...lever,
    settings: tried.sort((a, b) => (a.value ?? Infinity) - (b.value ?? Infinity)),
    most: Math.max(0, ...tried.map(({ change = 0 }) => Math.abs(change))),
  };
}

const noSuchNumber = 'Then the odds have no such number.';

/** The number that is looked at; undefined where the odds have none of this name. */
export function figureIn({ figures, odds }: Standing, path: string | undefined): StandingFigure | undefined {
  if (path === undefined && figures[0]) return figures[0];
  const own = path === undefined ? odds[0] : odds.find((one) => one.path.join('.') === path);
  return own && { kind: own.kind === 'chance' ? 'chance' : 'expected', title: own.title, value: own.value };
}

/** @throws CannotRun where the odds of the combat as written have no such number */
function figureOf(standing: Standing, path: string | undefined, { site }: Pick<FoundCombat, 'site'>): StandingFigure {
  const figure = figureIn(standing, path);
  if (figure) return figure;
  if (path === undefined) throw new CannotRun(`${site.id} is not resolved. Supply what is missing there first.`);
  const known = listed(standing.odds.map((one) => `\`${one.path.join('.')}\``));
  throw new CannotRun(`The odds of ${site.id} have no \`${path}\`. They have ${known}.`);
}
