/** Bombardments, fly-overs, research and moves. */
import { valueAt } from '../../../model/place';
import type { Explanation } from '../../../model/ruleset';
import { mayPass } from '../movement/sea-moves';
import type { FlyOverSpace, ResearchPlan, Scenario } from '../data';
import { spacesMoved } from '../facts/air-transport';
import { fireOfSpace } from '../facts/anti-aircraft';
import { bombarding } from '../facts/bombardment';
import {
  chanceOfSuccess,
  grantedBy,
  leastRolls,
  planCost,
  purchaseNumber,
  rollPrice,
  rollsTogether,
} from '../facts/research';
import { costOf, rangeOf } from '../facts/values';
import { counted, powerAdjective, powerName, sentence, technologyName, unitName } from '../wording';
import type { LandType } from '../data';
import { onItems } from './here';
import { cite, paragraph, percent, shown, toHit } from './words';

export const bombardmentHover = onItems(
  'bombardments',
  ['', 'id', 'territory', 'seaZone', 'seaCombat', 'attacker', 'attacker.power', 'attacker.units', 'attacker.units.*'],
  ({ item, scenario }) => ({
    title: `Shore bombardment: ${item.territory ?? item.id}`,
    text: `What is hit is lost without firing back${cite('shore-bombardment')}.`,
    ...shown(bombarding(item, scenario).flatMap(({ dice, hitsOn }) => [{ amount: dice }, toHit(hitsOn)])),
    rules: ['shore-bombardment'],
  }),
);

export const landUnitHover = onItems(
  'bombardments',
  ['defender.units.*', 'defender.units.*.*'],
  ({ item, scenario, path }) => {
    const { units } = item.defender;
    const type = (Array.isArray(units) ? units[path[2] as number]?.type : path[2]) as LandType;
    const cost = costOf(type, scenario);
    return {
      title: sentence(unitName(type).replace(/^an? /, '')),
      text: `Worth ${counted(cost, 'IPC')} each${cite('unit-values')}. It does not fire back at a bombardment${cite('shore-bombardment')}.`,
      amounts: [],
      rules: ['shore-bombardment'],
    };
  },
);

export const flyOverHover = onItems(
  'flyOvers',
  [
    'spaces.*',
    'spaces.*.space',
    'spaces.*.power',
    'spaces.*.battleships',
    'spaces.*.interceptors',
    'spaces.*.antiAircraft',
    'spaces.*.antiAircraft.*',
  ],
  ({ item, scenario, path }) => {
    const space = valueAt(item, path.slice(0, 2)) as FlyOverSpace | undefined;
    return space && spaceExplanation(space, item.attacker.power, scenario);
  },
);

function spaceExplanation(space: FlyOverSpace, power: string, scenario: Scenario): Explanation {
  const fire = fireOfSpace(space, scenario);
  const title = `${sentence(powerAdjective(space.power))} fire in ${space.space}`;
  const noInterception = `Nothing intercepts aircraft that only fly over${cite('no-interception-of-fly-overs')}.`;
  if (fire === undefined) {
    const text = paragraph('Nothing fires at the aircraft here.', noInterception);
    return { title, text, amounts: [], rules: ['anti-aircraft-fire', 'one-battleship-fires'] };
  }
  return {
    title,
    text: `One ${fire.title} fires, a die for each aircraft${cite(fire.rule)}. ${noInterception}`,
    ...shown((['ftr', 'bmbr'] as const).map((type) => toHit(fire.hitsOn({ type, power })))),
    rules: ['one-battleship-fires'],
  };
}

export const researchHover = onItems(
  'research',
  ['', 'id', 'round', 'power', 'technology', 'rolls', 'paid'],
  ({ item, scenario }) => ({
    title: `${sentence(powerName(item.power))}: research for ${technologyName(item.technology)}`,
    text: paragraph(purchaseSentence(item, scenario), chanceSentence(item, scenario), effectSentence),
    ...shown([
      { amount: rollPrice(item.power, item.technology, scenario) },
      { amount: planCost(item, scenario) },
      { amount: leastRolls(purchaseNumber(item, scenario)), verdict: rollsVerdict(item, scenario) },
    ]),
    rules: ['technology-in-effect', 'shared-technology-minimum'],
  }),
);

const effectSentence = `It takes effect in the Mobilize Units phase of that turn${cite('technology-in-effect')}.`;

function purchaseSentence(plan: ResearchPlan, scenario: Scenario): string {
  const number = purchaseNumber(plan, scenario);
  const ordinal = ['first', 'second', 'third'][number - 1] ?? `${number}th`;
  const when = plan.round === undefined ? '' : ` in round ${plan.round}`;
  return `It is the ${ordinal} purchase for this technology${when}.`;
}

/** A plan with all the rolls of its purchase. */
function purchaseOf(plan: ResearchPlan, scenario: Scenario): ResearchPlan {
  return { ...plan, rolls: rollsTogether(plan, scenario) };
}

function chanceSentence(plan: ResearchPlan, scenario: Scenario): string {
  const number = purchaseNumber(plan, scenario);
  const purchase = purchaseOf(plan, scenario);
  const granted = grantedBy(purchase, number);
  if (granted !== undefined) return `The technology is had without a success${cite(granted)}.`;
  const chance = percent(chanceOfSuccess(purchase, number));
  return `${rollsInWords(plan, purchase)} ${purchase.rolls === 1 ? 'succeeds' : 'succeed'} with ${chance}${cite('research-cost')}.`;
}

function rollsVerdict(plan: ResearchPlan, scenario: Scenario): string {
  const least = leastRolls(purchaseNumber(plan, scenario)).total;
  const purchase = purchaseOf(plan, scenario);
  const verb = purchase.rolls === 1 ? 'is' : 'are';
  return `${rollsInWords(plan, purchase)} ${verb} ${purchase.rolls < least ? 'too few' : 'enough'}`;
}

/** `4 rolls`; of a purchase in several plans `6 rolls in all`. */
function rollsInWords(plan: ResearchPlan, { rolls }: ResearchPlan): string {
  return `${counted(rolls, 'roll')}${rolls === plan.rolls ? '' : ' in all'}`;
}

export const airMoveHover = onItems('airMoves', ['', 'id', 'power', 'type', 'spaces'], ({ item, scenario }) => {
  const range = rangeOf(item, scenario);
  const verdict =
    item.spaces > range.total ? `${counted(item.spaces, 'space')}: too far` : `${counted(item.spaces, 'space')}`;
  return {
    title: `Move of ${unitName(item.type)}`,
    ...shown([{ amount: range, verdict }]),
    rules: ['long-range-movement'],
  };
});

export const airTransportHover = onItems(
  'airTransports',
  ['', 'id', 'power', 'spacesBefore', 'spacesLoaded', 'spacesAfter', 'cargo', 'unloadsIn', 'landsIn'],
  ({ item, scenario }) => {
    const range = rangeOf({ type: 'bmbr', power: item.power }, scenario);
    const moved = spacesMoved(item);
    return {
      title: 'Air transport by a heavy bomber',
      text: `It carries one infantry unit in the noncombat move${cite('air-transport')}.`,
      ...shown([
        { amount: moved, verdict: moved.total > range.total ? 'too far' : 'within its movement' },
        { amount: range },
      ]),
      rules: ['air-transport'],
    };
  },
);

export const seaMoveHover = onItems('seaMoves', ['route.*', 'route.*.*'], ({ item, path }) => {
  const space = item.route[path[1] as number];
  if (space === undefined) return undefined;
  const submarine = item.type === 'sub';
  const rule = submarine ? 'submarines-pass' : 'sea-movement';
  const may = mayPass(submarine, space.enemies);
  return {
    title: space.seaZone,
    text: `${sentence(unitName(item.type))} ${may ? 'may move on from here' : 'ends its move here'}${cite(rule)}.`,
    amounts: [],
    rules: [rule],
  };
});
