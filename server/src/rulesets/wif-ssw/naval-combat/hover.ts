/** Hovers on naval combats: the units, the targets of submarines, and the ships that count. */
import { valueAt } from '../../../model/place';
import { listAmounts, cite, pluralize, type WifHover, type HoverAmount } from '../kit';
import { computeAswValue } from '../asw/asw-value';
import { getChart } from '../chart/naval-combat-chart';
import { readChart } from '../chart/chart-reading';
import { createBarringFinder } from '../combats';
import { isSub, type NavalCombat, type Purchase, type Unit } from '../data';
import { defineHoverOnNavalCombat, type NavalCombatContext } from '../hover-context';
import { listFireAmounts } from '../hover-amounts';
import { listDamageNotes, explainUnit, type Note } from '../hover-unit';
import { formatPoints } from '../hover-wording';
import { getPrice } from '../surprise/surprise';
import { getCount } from '../units';
import { formatSection, formatZoneTitle } from '../wording';
import { listIncluded, countShips, getTargetStatus, type IncludedUnit, type NavalSide } from './ships';
import {
  computeAswInExchange,
  computeSubCombatCount,
  computeSubCombatFactors,
  computeSubCombatValue,
  splitSubmarines,
} from './sub-combat';

const kindNames: Readonly<Record<NavalCombat['kind'], string>> = {
  surface: 'surface combat',
  'naval-air': 'naval air combat',
  sub: 'submarine combat',
};

export const navalCombatHover: WifHover = defineHoverOnNavalCombat(
  ['', 'id', 'seaZone', 'kind', 'attacker', 'defender', 'expect', 'result'],
  (context) => {
    const { combat } = context;
    const title = `${formatZoneTitle(combat)}: ${kindNames[combat.kind]}`;
    if (combat.kind !== 'sub') {
      const rule = combat.kind === 'surface' ? 'convoy-section-surface' : 'convoy-section-naval-air';
      const text = `Units of the Convoy Section may be included, but do not find the enemy${cite(rule, 'convoy-section-finds-nobody')}. Asdic checks which units take part; it does not resolve this combat.`;
      return { title, text, ...listAmounts([computeShips(context)]), rules: [rule, 'ssw-subs-barred'] };
    }
    const text = `Submarines strike damaged ships, and convoy points and ASW units in section 0${cite('sub-combat-targets')}.`;
    const { header } = context;
    return {
      title,
      text,
      ...listAmounts(listSubCombatFire(context)),
      rules: ['sub-combat-as-base'],
      bases: [getChart(header).basis],
    };
  },
);

export const shipCountHover: WifHover = defineHoverOnNavalCombat(['shipCount', 'defender.convoyPoints'], (context) => {
  const shownShips = computeShips(context);
  const statedCount = context.path[0] === 'shipCount' ? context.combat.shipCount : undefined;
  const note =
    statedCount === undefined || statedCount === shownShips.amount.total
      ? shownShips.totalNote
      : `the file says ${statedCount}`;
  return { title: 'Ships that count', ...listAmounts([{ ...shownShips, totalNote: note }]) };
});

export const navalUnitHover: WifHover = defineHoverOnNavalCombat(
  ['attacker.units.*', 'attacker.units.*.*', 'defender.units.*', 'defender.units.*.*'],
  (context) => {
    const unit = valueAt(context.combat, context.path.slice(0, 3)) as Unit;
    const side = context.path[0] as NavalSide;
    const item = listIncluded(context.combat[side], context.ids).find((candidate) => candidate.unit === unit);
    if (item === undefined) return undefined;
    const notes = listDamageNotes(unit, context.path[3] as string | undefined) ?? listNavalNotes(item, side, context);
    return explainUnit(unit, notes);
  },
);

/** A unit that is written elsewhere: its part in this combat. */
export const navalMemberHover: WifHover = defineHoverOnNavalCombat(
  ['attacker.members.*', 'defender.members.*', 'targets.*'],
  (context) => {
    const id = valueAt(context.combat, context.path);
    const side = context.path[0] === 'attacker' ? 'attacker' : 'defender';
    const item = listIncluded(context.combat[side], context.ids).find(({ unit }) => unit.id === id);
    return item && explainUnit(item.unit, listNavalNotes(item, side, context));
  },
);

export const navalPurchaseHover: WifHover = defineHoverOnNavalCombat(
  ['orders.*.surprise.*', 'orders.*.surprise.*.*'],
  ({ combat, header, path }) => {
    const purchase = valueAt(combat, path.slice(0, 4)) as Purchase;
    const points = combat[path[1] as NavalSide].surprisePoints ?? 0;
    const amount = getPrice(purchase, header);
    return {
      title: 'Purchase',
      ...listAmounts([{ amount, totalNote: `of ${formatPoints(points)}` }]),
      rules: ['surprise-points'],
    };
  },
);

/** The fire of both sides of submarine combat, before ASW units have fired. */
function listSubCombatFire({ combat, header, ids }: NavalCombatContext): readonly HoverAmount[] {
  const { attacking } = splitSubmarines(listIncluded(combat.attacker, ids), header);
  const counts = attacking.map(({ unit }) => getCount(unit));
  const factors = computeSubCombatFactors(attacking, counts, header);
  const asw = computeAswInExchange(listIncluded(combat.defender, ids), header);
  return [
    ...listFireAmounts(readChart(header, 'subAndAsw', factors, countShips(combat, header, ids))),
    ...listFireAmounts(readChart(header, 'subAndAsw', asw, computeSubCombatCount(attacking, counts))),
  ];
}

function computeShips({ combat, header, ids }: NavalCombatContext): HoverAmount {
  const amount = countShips(combat, header, ids);
  return { amount, totalNote: pluralize(amount.total, 'ship') };
}

function listNavalNotes(item: IncludedUnit, side: NavalSide, context: NavalCombatContext): readonly Note[] {
  const barring = isSub(item.unit)
    ? createBarringFinder(context.scenario)(item.unit.unit ?? item.unit.id, context.combat)
    : undefined;
  const notes = listNotesOnRole(item, side, context);
  if (barring === undefined) return notes;
  const engagementName = `\`${barring.engagement.id}\``;
  const text =
    barring.certainCount > 0
      ? `It attacked convoys in ${engagementName} this impulse, so neither side can include it${cite('ssw-subs-barred')}.`
      : `Takes part in ${engagementName} this impulse: unless that combat is avoided, neither side can include it${cite('ssw-subs-barred')}.`;
  return [{ text, rules: ['ssw-subs-barred'] }, ...notes];
}

function listNotesOnRole(item: IncludedUnit, side: NavalSide, { combat, header }: NavalCombatContext): readonly Note[] {
  const { unit, owner, section } = item;
  if (isSub(unit) && side === 'attacker') {
    const value = computeSubCombatValue({ ...item, unit }, header);
    return [
      { text: `Its attack has no section modifier here${cite('sub-combat-as-base')}.`, amounts: [{ amount: value }] },
    ];
  }
  const sectionNote: Note = { text: `It is in ${formatSection(section)}.` };
  if (side === 'attacker') return [sectionNote];
  const asw: Note = { amounts: [{ amount: computeAswValue(unit, owner, header) }] };
  return combat.kind === 'sub' ? [sectionNote, explainTarget(item, header), asw] : [sectionNote];
}

/** Whether submarines can strike a unit, and the price. */
function explainTarget(item: IncludedUnit, header: NavalCombatContext['header']): Note {
  const status = getTargetStatus(item, header);
  if (status.target === 'none') return { text: `Submarines cannot strike it: ${status.why}${cite(status.rule)}.` };
  if (status.target === 'bought') {
    return { text: `Submarines can strike it for ${formatPoints(status.price)}${cite('undamaged-ships-cost')}.` };
  }
  const countsText = status.isShip ? 'and it counts as a ship' : 'but it does not count as a ship';
  return { text: `Submarines can strike it, ${countsText}${cite('sub-combat-targets', 'sub-combat-ships')}.` };
}
