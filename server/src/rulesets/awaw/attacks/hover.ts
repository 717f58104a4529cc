/** Hovers on air attacks, with row, modifiers and odds of each target, and on the turn, the nations and their modifiers. */
import { createAmount, type Amount } from '../../../engine/amount';
import { valueAt } from '../../../model/place';
import { formatColumns } from '../air/air-odds';
import { defineHoverOnAttack, type AirAttackContext } from '../air/hover-context';
import { sumSquadrons } from '../air/squadrons';
import type { SquadronAllotment } from '../combats/air-attack';
import { listCriticalReasons, doubleSixChance } from '../criticals/critical';
import type { Header, Nation } from '../data';
import { computePendingRoll } from '../hover-amounts';
import { formatAirRows, formatOdds, formatSource } from '../hover-wording';
import {
  listAmounts,
  cite,
  citeSection,
  pluralize,
  formatPercent,
  capitalize,
  type HoverAmount,
  type RuleId,
  changeBy,
  type AwawHover,
} from '../kit';
import { createNationalityLine, type NationalityEntry } from '../nationality';
import { formatNation } from '../wording';
import { listAirAttackChanges } from './air-modifiers';
import { computeHitOdds } from './attack-odds';
import { findAirRows, sumHits } from './naval-attack';
import { attackNumbers } from './rules';

/** The roll against a target if all squadrons come through: modifiers, row and odds. */
function computeTargetRoll(
  { attack, isAtSea, attackers, header }: AirAttackContext,
  { ships, squadrons }: SquadronAllotment,
): HoverAmount {
  const changes = listAirAttackChanges({ attack, isAtSea, attackers, target: ships.owned, header });
  const roll = computePendingRoll(`roll against ${ships.name}`, 'two dice', changes);
  const rows = findAirRows(squadrons);
  if (rows.length === 0) return { amount: roll, totalNote: 'no squadrons: no attack' };
  const odds = formatOdds(computeHitOdds(rows, roll.total), ships.target, ships.hitsBefore);
  return { amount: roll, totalNote: `${formatAirRows(rows)}: ${odds}` };
}

const oddsCondition =
  'The chances hold if all squadrons come through; *Odds* in the lens takes their losses into account.';

export const airAttackHover = defineHoverOnAttack(
  ['', 'id', 'targets', 'group', 'attacker', 'attacker.nation'],
  (context) => {
    const { attackers, allotments } = context;
    const squadrons = sumSquadrons(attackers);
    const rolls = allotments.map((allotment) => computeTargetRoll(context, allotment));
    const critical = explainCriticalDie(context, rolls);
    return {
      title: `Air attack with ${pluralize(squadrons, 'squadron')} on ${pluralize(allotments.length, 'target')}`,
      text: `${oddsCondition} ${critical.text}`,
      ...listAmounts(rolls),
      rules: ['air-attack-row', 'attack-column', ...critical.rules],
    };
  },
);

export const airTargetHover = defineHoverOnAttack(
  ['targets.*', 'targets.*.squadrons', 'targets.*.ships', 'targets.*.ships.*'],
  (context, [, index]) => {
    const target = context.attack.targets?.[Number(index)];
    if (target === undefined) return undefined;
    const allotments = context.allotments.filter(({ ships }) => ships.units.some((id) => target.ships.includes(id)));
    const max = attackNumbers['more-than-twenty-squadrons'].row;
    const rows = findAirRows(allotments[0]?.squadrons ?? 0);
    const row = formatColumns((column) => String(sumHits(rows, column)));
    const rolls = allotments.map((allotment) => computeTargetRoll(context, allotment));
    const critical = explainCriticalDie(context, rolls);
    return {
      title: `Attack with ${pluralize(target.squadrons, 'squadron')}`,
      text: `${rows.length === 0 ? '' : `${capitalize(formatAirRows(rows))}, hits by column: ${row}. `}${oddsCondition} ${critical.text}`,
      ...listAmounts(rolls),
      rules: [
        'air-attack-row',
        'attack-column',
        ...(target.squadrons > max ? ['more-than-twenty-squadrons'] : []),
        ...critical.rules,
      ],
    };
  },
);

/** Explains what earns a critical die in this attack, and by which rules. Modifiers are mentioned only if there are any. */
function explainCriticalDie(
  { attack, isAtSea, header }: AirAttackContext,
  rolls: readonly HoverAmount[],
): { text: string; rules: RuleId[] } {
  const { surpriseLevel = 0 } = attack;
  const sinking = {
    natural: 12,
    hits: 1,
    before: 'unharmed',
    after: 'sunk',
    isInPort: !isAtSea,
    surpriseLevel,
  } as const;
  const isModified = rolls.some(({ amount }) => amount.total !== 0);
  const reasonTexts: Partial<Record<RuleId, string>> = {
    'critical-sunk-in-port': 'so does a named ship that is sunk in port',
    'critical-surprise': 'so does damage to a named ship at this surprise level',
  };
  const reasons = listCriticalReasons(sinking, header);
  const otherReasons = reasons.flatMap((rule) =>
    reasonTexts[rule] === undefined ? [] : [`; ${reasonTexts[rule]}${cite(rule)}`],
  );
  const modifierNote = isModified ? ', whatever the modifiers' : '';
  const hasTable = typeof header.tables?.criticalHits === 'object';
  return {
    text: `Against a named ship a natural twelve (${formatPercent(doubleSixChance)}) earns a critical die${modifierNote}${cite('critical-double-six')}${otherReasons.join('')}.${hasTable ? '' : ` For its effect see ${citeSection('critical-effect')}, or supply the table \`criticalHits\`.`}`,
    rules: [...reasons, ...(isModified ? (['critical-natural'] as const) : [])],
  };
}

export const whereHover = defineHoverOnAttack(['where'], (context) => {
  const text = context.isAtSea
    ? `At sea: naval air attacks at +${attackNumbers['naval-air-at-sea'].by}${cite('naval-air-at-sea')}. Hits that are too few to damage a ship remain for the battle${cite('accumulated-hits')}.`
    : `In port: naval air gains nothing${cite('naval-air-at-sea')}. Hits that are too few to damage a ship are repaired at once${cite('undersized-hits-in-port')}, and a named ship that is sunk earns a critical die${cite('critical-sunk-in-port')}.`;
  const [firstAllotment] = context.allotments;
  return {
    title: context.isAtSea ? 'Ships at sea' : 'Ships in port',
    text,
    ...listAmounts(firstAllotment ? [computeTargetRoll(context, firstAllotment)] : []),
    rules: ['naval-air-at-sea'],
  };
});

const sideWords: Readonly<Record<Nation['side'], string>> = {
  axis: 'On the side of the Axis.',
  allied: 'On the side of the Allies.',
  neutral: 'Neutral.',
};

const allFast = `Undamaged capital ships are all fast${cite('capital-ship-speed')}.`;
const fewSlow = `A few battleships are slow${cite('capital-ship-speed')}.`;
const mostSlow = `Most capital ships of the start are slow${cite('capital-ship-speed')}.`;

/** Notes on the speed of a nation's capital ships. */
const speedNotes: Readonly<Record<string, string | undefined>> = {
  germany: allFast,
  italy: allFast,
  japan: fewSlow,
  france: fewSlow,
  britain: mostSlow,
  us: mostSlow,
};

/** Both modifiers of a nation as an attacker, at the date of the scenario. */
function listModifiers(nation: string, header: Header): Amount[] {
  const name = capitalize(formatNation(nation));
  const naval = createNationalityLine(nation, 'naval', 1, header);
  const air = createNationalityLine(nation, 'air', 1, header);
  return [
    createAmount(`${name}, naval`, changeBy('fleet-nationality', naval)),
    createAmount(`${name}, air`, changeBy('air-nationality', air)),
  ];
}

export const nationHover: AwawHover = {
  patterns: ['nations.*'],
  explain: (scenario, _, { path }) => {
    const key = String(path[1]);
    const nation = scenario.nations?.[key];
    if (nation === undefined) return undefined;
    return {
      title: capitalize(formatNation(key)),
      text: [sideWords[nation.side], speedNotes[key]].filter(Boolean).join(' '),
      amounts: listModifiers(key, scenario),
      rules: ['fleet-nationality', 'air-nationality', ...(speedNotes[key] === undefined ? [] : ['capital-ship-speed'])],
    };
  },
};

export const turnHover: AwawHover = {
  patterns: ['turn', 'turn.*'],
  explain: (scenario) => {
    const { turn, nations = {} } = scenario;
    if (turn === undefined) return undefined;
    return {
      title: `${capitalize(turn.season)} ${turn.year}`,
      text: 'The nationality modifiers are those of this turn.',
      amounts: Object.keys(nations).flatMap((nation) => listModifiers(nation, scenario)),
      rules: ['fleet-nationality', 'air-nationality'],
    };
  },
};

export const nationalityEntryHover: AwawHover = {
  patterns: ['tables.nationality.entries.*', 'tables.nationality.entries.*.*'],
  explain: (scenario, _, { path }) => {
    const entry = valueAt(scenario, path.slice(0, 4)) as NationalityEntry | undefined;
    const table = scenario.tables?.nationality;
    if (entry === undefined || typeof table !== 'object') return undefined;
    const fromTurn = entry.from ? `from ${entry.from.season} ${entry.from.year} on` : 'from the start';
    return {
      title: `${capitalize(formatNation(entry.nation))}, ${fromTurn}`,
      text: `Added to attacks of the nation${cite('air-nationality', 'fleet-nationality')}; the naval one is subtracted when its ships are attacked${cite('target-nationality')}.${formatSource(table)} At the date of the scenario this holds:`,
      amounts: listModifiers(entry.nation, scenario),
    };
  },
};
