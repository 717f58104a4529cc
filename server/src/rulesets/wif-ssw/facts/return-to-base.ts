/** Return to base (1.4): who may remain in the Convoy Section, and what it costs. */
import type { Header, ReturnToBase, Section, Unit } from '../data';
import { isAircraft, isSub, isSurfaceUnit } from '../data';
import type { CarriesOut } from '../line';

/** What becomes of a unit that wants to remain in the Convoy Section. */
export interface Stay {
  readonly may: boolean;
  /** The rule that decides. */
  readonly rule: string;
  /** Why, as a clause: `it carries cargo`. */
  readonly why: string;
  /** Whether it is turned face down for staying; undefined where it may not stay. */
  readonly turnsFaceDown?: boolean;
}

/** The section that a unit is in when the phase begins: what the item says, what the unit says, or the Convoy Section. */
export function sectionBefore(item: ReturnToBase, unit: Unit): Section {
  return item.from ?? unit.section ?? 'convoy';
}

/**
 * Whether a unit may remain in the Convoy Section in the return to base phase, and whether that turns it face down.
 * Sections 1.4 (who stays, who is exempt) and, for submarines, the option `convoySectionSubs`.
 */
export function stay(item: ReturnToBase, unit: Unit, header: Header): Stay {
  const from = sectionBefore(item, unit);
  if (from !== 'convoy') {
    return {
      may: false,
      rule: 'no-dropping-down',
      why: `it is in section ${from}, and nothing drops into the Convoy Section in this phase`,
    };
  }
  if (isSub(unit)) {
    return header.options?.convoySectionSubs === 'stay'
      ? { may: true, rule: 'may-stay', why: 'the option convoySectionSubs lets submarines stay', turnsFaceDown: false }
      : { may: false, rule: 'may-stay', why: 'submarines are not among the units that may stay' };
  }
  if (unit.type === 'asw')
    return { may: true, rule: 'may-stay-freely', why: 'ASW units stay as they are', turnsFaceDown: false };
  if ('subHunter' in unit && unit.subHunter) {
    return { may: true, rule: 'may-stay-freely', why: 'sub-hunters stay as they are', turnsFaceDown: false };
  }
  if (unit.type === 'trs' || unit.type === 'amph') {
    return { may: false, rule: 'may-stay', why: 'transports and amphibious units must return to base' };
  }
  if (unit.faceUp === false) return { may: false, rule: 'may-stay', why: 'it is face down' };
  if (isSurfaceUnit(unit) && unit.cargo) return { may: false, rule: 'may-stay', why: 'it carries cargo' };
  const what = isAircraft(unit) ? 'a face-up aircraft' : 'a face-up ship without cargo';
  return { may: true, rule: 'may-stay', why: `it is ${what}`, turnsFaceDown: true };
}

export const returnToBaseFacts: readonly CarriesOut[] = [
  { id: 'return-to-base', rule: 'may-stay' },
  { id: 'return-to-base', rule: 'stayers-turn-face-down' },
  { id: 'return-to-base', rule: 'may-stay-freely' },
  { id: 'return-to-base', rule: 'no-dropping-down' },
];
