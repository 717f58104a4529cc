/** Units of the convoy side, including interceptors: their part in the Convoy Section. */
import { valueAt } from '../../../model/place';
import { cite, formatSigned, type WifHover } from '../kit';
import { listConvoyUnits, canFight, isInConvoySection } from '../attack/convoy-section';
import { isAircraft, isSub, type Aircraft, type Unit } from '../data';
import { defineHoverOnEngagement, type EngagementContext } from '../hover-context';
import { createSearchAmount } from '../hover-amounts';
import { listDamageNotes, explainUnit, type Note } from '../hover-unit';
import { formatPoints } from '../hover-wording';
import { getAircraftSearch, noSearchHelp } from '../search/aircraft';
import { targetChoice } from '../surprise/numbers';
import { getCount, findOwner } from '../units';
import { isStormy } from '../weather';
import { computeAswValue } from './asw-value';

export const convoySideUnitHover: WifHover = defineHoverOnEngagement(
  ['convoy.units.*', 'convoy.units.*.*', 'interception.units.*', 'interception.units.*.*'],
  (context) => {
    const unit = valueAt(context.engagement, context.path.slice(0, 3)) as Unit;
    const member = context.path[3] as string | undefined;
    const intercepts = context.path[0] === 'interception';
    const notes = listDamageNotes(unit, member) ?? listNotes(unit, member, context);
    return explainUnit(unit, [intercepts ? interceptionNote : undefined, ...notes]);
  },
);

const interceptionNote: Note = {
  text: `It flew into the Convoy Section after the combat was declared, and counts there like the units that were there${cite('interception-into-convoy-section')}.`,
  rules: ['interception-by-convoy-side'],
};

function listNotes(unit: Unit, member: string | undefined, context: EngagementContext): readonly (Note | undefined)[] {
  const { engagement, header } = context;
  if (!isInConvoySection(unit)) {
    const text = `It is in section ${unit.section}, not in the Convoy Section: it has no part in this combat${cite('ssw-participants')}.`;
    return [{ text }];
  }
  if (isSub(unit)) return [defendingSubmarine];
  if (!listConvoyUnits(engagement).includes(unit)) {
    return [{ text: `Only aircraft can intercept${cite('interception-by-convoy-side')}.` }];
  }
  const standByNote = canFight(unit, listConvoyUnits(engagement), header) ? undefined : explainStandBy(unit);
  if (!isAircraft(unit)) return [standByNote, explainTarget(unit), explainAsw(unit, context)];
  const searchNote = explainSearch(unit, context);
  if (member === 'range') return [searchNote];
  return [
    standByNote,
    searchNote,
    explainNavalAir(unit),
    explainAsw(unit, context),
    member === 'type' ? undefined : explainStorm(context),
  ];
}

const defendingSubmarine: Note = {
  text: `It defends in the Convoy Section and has no ASW value. Unlike the submarines that attack it may be included in naval combat afterwards${cite('convoy-subs-available')}.`,
  rules: ['convoy-subs-available'],
};

/** Explains why a unit of the Convoy Section does not count. */
function explainStandBy(unit: Unit): Note {
  if (unit.faceUp === false) {
    return { text: 'It is face down and does not fight.', bases: [{ kind: 'option', name: 'faceDownEscorts' }] };
  }
  const text = 'Its carrier is damaged: it counts for nothing.';
  return { text, bases: [{ kind: 'option', name: 'planesOnDamagedCarrier' }] };
}

/** The ASW value of one unit, and of the whole line. */
function explainAsw(unit: Unit, { engagement, header }: EngagementContext): Note {
  const amount = computeAswValue(unit, findOwner(unit, engagement), header);
  const count = getCount(unit);
  const note = count > 1 ? `${count} together: ${count * amount.total}` : undefined;
  return { amounts: [{ amount, totalNote: note }], rules: amount.total > 0 ? ['asw-fire'] : [] };
}

/** Explains whether the submarines can hit it. */
function explainTarget(unit: Unit): Note {
  if (unit.type !== 'asw') {
    return { text: `Effects fall on the convoy points; this ship cannot be picked as a victim${cite('buy-target')}.` };
  }
  const price = formatPoints(targetChoice.price);
  return { text: `The sub side can pick it as the victim of an effect for ${price}${cite('buy-target')}.` };
}

/** The effect of an aircraft of the Convoy Section on the search. */
function explainSearch(unit: Aircraft, { engagement, header }: EngagementContext): Note {
  const { weather } = engagement;
  const searchModifier = getAircraftSearch(unit, header);
  const searchHoverAmount = createSearchAmount('convoy', engagement, header);
  if (searchModifier === 0) {
    return {
      text: `${noSearchHelp}${cite('convoy-aircraft')}.`,
    };
  }
  if (isStormy(weather)) {
    return {
      text: `It does not help the search when the weather is ${weather}${cite('no-aircraft-in-storm')}.`,
      amounts: [searchHoverAmount],
    };
  }
  const isBestAircraft = searchHoverAmount.amount.changes.some(
    ({ from }) => (from as { owner?: unknown } | undefined)?.owner === unit,
  );
  const bestText = isBestAircraft
    ? 'It is the aircraft that counts'
    : 'Another aircraft counts: only the best one does';
  const text = `${bestText} in the search${cite('best-aircraft-only')}; alone it gives ${formatSigned(searchModifier)}${cite('convoy-aircraft')}.`;
  return { text, amounts: [searchHoverAmount], rules: ['best-aircraft-only'] };
}

function explainNavalAir(unit: Aircraft): Note {
  const text = `In naval air combat it attacks with ${unit.airToSea}, in every year${cite('naval-air-factors')}.`;
  return { text, rules: ['naval-air-targets'] };
}

function explainStorm({ engagement }: EngagementContext): Note | undefined {
  if (!isStormy(engagement.weather)) return undefined;
  const text = `Its ASW value counts even when the weather is ${engagement.weather}${cite('asw-aircraft-in-storm')}.`;
  return { text, rules: ['asw-aircraft-in-storm'] };
}
