/** Hovers on naval combats: the units, the targets of submarines, and the ships that count. */
import { valueAt } from '../../../model/place';
import { counted } from '../../../model/wording';
import { aswValue } from '../asw/asw-value';
import { chartOf } from '../chart/naval-combat-chart';
import { readChart } from '../chart/reading';
import { barredAtTable } from '../combats';
import { isSub, type NavalCombat, type Purchase, type Unit } from '../data';
import { onNavalCombat, type NavalCombatHere, type WifHover } from '../hover-here';
import { fire, shown, type Shown } from '../hover-parts';
import { damageNotes, unitExplanation, type Note } from '../hover-unit';
import { pointsInWords } from '../hover-words';
import { cite } from '../rules';
import { priceOf } from '../surprise/surprise';
import { countOf } from '../units';
import { sectionName, zoneTitle } from '../wording';
import { included, shipsIn, targetStatus, type Included, type NavalSide } from './ships';
import { aswDuring, subCombatCount, subCombatFactors, subCombatValue, submarinesIn } from './sub-combat';

const kinds: Readonly<Record<NavalCombat['kind'], string>> = {
  surface: 'surface combat',
  'naval-air': 'naval air combat',
  sub: 'submarine combat',
};

export const navalCombatHover: WifHover = onNavalCombat(
  ['', 'id', 'seaZone', 'kind', 'attacker', 'defender', 'expect', 'result'],
  (here) => {
    const { combat } = here;
    const title = `${zoneTitle(combat)}: ${kinds[combat.kind]}`;
    if (combat.kind !== 'sub') {
      const rule = combat.kind === 'surface' ? 'convoy-section-surface' : 'convoy-section-naval-air';
      const text = `Units of the Convoy Section may be included, but find nobody${cite(rule, 'convoy-section-finds-nobody')}. Asdic checks who is in it and does not resolve it.`;
      return { title, text, ...shown([ships(here)]), rules: [rule, 'ssw-subs-barred'] };
    }
    const text = `Submarines strike damaged ships, and convoy points and ASW units in section 0${cite('sub-combat-targets')}.`;
    const { header } = here;
    return { title, text, ...shown(subCombat(here)), rules: ['sub-combat-as-base'], bases: [chartOf(header).basis] };
  },
);

export const shipCountHover: WifHover = onNavalCombat(['shipCount', 'defender.convoyPoints'], (here) => {
  const shownShips = ships(here);
  const said = here.path[0] === 'shipCount' ? here.combat.shipCount : undefined;
  const verdict = said === undefined || said === shownShips.amount.total ? shownShips.verdict : `the file says ${said}`;
  return { title: 'Ships that count', ...shown([{ ...shownShips, verdict }]) };
});

export const navalUnitHover: WifHover = onNavalCombat(
  ['attacker.units.*', 'attacker.units.*.*', 'defender.units.*', 'defender.units.*.*'],
  (here) => {
    const unit = valueAt(here.combat, here.path.slice(0, 3)) as Unit;
    const side = here.path[0] as NavalSide;
    const item = included(here.combat[side], here.ids).find((candidate) => candidate.unit === unit);
    if (item === undefined) return undefined;
    const notes = damageNotes(unit, here.path[3] as string | undefined) ?? navalNotes(item, side, here);
    return unitExplanation(unit, notes);
  },
);

/** A unit that is written elsewhere: its part in this combat. */
export const navalMemberHover: WifHover = onNavalCombat(
  ['attacker.members.*', 'defender.members.*', 'targets.*'],
  (here) => {
    const id = valueAt(here.combat, here.path);
    const side = here.path[0] === 'attacker' ? 'attacker' : 'defender';
    const item = included(here.combat[side], here.ids).find(({ unit }) => unit.id === id);
    return item && unitExplanation(item.unit, navalNotes(item, side, here));
  },
);

export const navalPurchaseHover: WifHover = onNavalCombat(
  ['orders.*.surprise.*', 'orders.*.surprise.*.*'],
  ({ combat, header, path }) => {
    const purchase = valueAt(combat, path.slice(0, 4)) as Purchase;
    const points = combat[path[1] as NavalSide].surprisePoints ?? 0;
    const amount = priceOf(purchase, header);
    return {
      title: 'Purchase',
      ...shown([{ amount, verdict: `of ${pointsInWords(points)}` }]),
      rules: ['surprise-points'],
    };
  },
);

/** The fire of both sides of submarine combat, before ASW units have fired. */
function subCombat({ combat, header, ids }: NavalCombatHere): readonly Shown[] {
  const { attacking } = submarinesIn(included(combat.attacker, ids), header);
  const all = attacking.map(({ unit }) => countOf(unit));
  const factors = subCombatFactors(attacking, all, header);
  const asw = aswDuring(included(combat.defender, ids), header);
  return [
    ...fire(readChart(header, 'subAndAsw', factors, shipsIn(combat, header, ids))),
    ...fire(readChart(header, 'subAndAsw', asw, subCombatCount(attacking, all))),
  ];
}

function ships({ combat, header, ids }: NavalCombatHere): Shown {
  const amount = shipsIn(combat, header, ids);
  return { amount, verdict: counted(amount.total, 'ship') };
}

function navalNotes(item: Included, side: NavalSide, here: NavalCombatHere): readonly Note[] {
  const marked = isSub(item.unit)
    ? barredAtTable(here.scenario)(item.unit.unit ?? item.unit.id, here.combat)
    : undefined;
  const notes = unmarkedNotes(item, side, here);
  if (marked === undefined) return notes;
  const attack = `\`${marked.engagement.id}\``;
  const text =
    marked.certainly > 0
      ? `Marked: it attacked convoys in ${attack} this impulse, so neither side can include it${cite('ssw-subs-barred')}.`
      : `Takes part in ${attack} this impulse: unless that is avoided, neither side can include it${cite('ssw-subs-barred')}.`;
  return [{ text, rules: ['ssw-subs-barred'] }, ...notes];
}

function unmarkedNotes(item: Included, side: NavalSide, { combat, header }: NavalCombatHere): readonly Note[] {
  const { unit, owner, section } = item;
  if (isSub(unit) && side === 'attacker') {
    const value = subCombatValue({ ...item, unit }, header);
    return [
      { text: `Its attack has no section modifier here${cite('sub-combat-as-base')}.`, parts: [{ amount: value }] },
    ];
  }
  const where: Note = { text: `It is in ${sectionName(section)}.` };
  if (side === 'attacker') return [where];
  const asw: Note = { parts: [{ amount: aswValue(unit, owner, header) }] };
  return combat.kind === 'sub' ? [where, targetNote(item, header), asw] : [where];
}

/** Whether submarines can strike a unit, and the price. */
function targetNote(item: Included, header: NavalCombatHere['header']): Note {
  const found = targetStatus(item, header);
  if (found.target === 'none') return { text: `Submarines cannot strike it: ${found.why}${cite(found.rule)}.` };
  if (found.target === 'bought') {
    return { text: `Submarines can strike it for ${pointsInWords(found.price)}${cite('undamaged-ships-cost')}.` };
  }
  const counts = found.ship ? 'and it counts as a ship' : 'but it does not count as a ship';
  return { text: `Submarines can strike it, ${counts}${cite('sub-combat-targets', 'sub-combat-ships')}.` };
}
