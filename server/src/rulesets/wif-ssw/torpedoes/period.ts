/** US torpedoes (1.8): the turns with the torpedo penalty. */
import type { Place } from '../../../model/place';
import { placeAt } from '../kit';
import type { Header, Turn } from '../data';
import { getReading } from '../options';
import { toTurnNumber, toTurn } from '../turns';
import { torpedoes } from './numbers';

/** The power whose torpedoes are faulty. */
export const torpedoPower = 'us';

export interface TorpedoPenalty {
  /** Unknown if the scenario does not give the turn, or the turn since which the US is at war. */
  readonly penalty: boolean | 'unknown';
  /** The first and last turn of the penalty, if known. */
  readonly firstTurn?: Turn;
  readonly lastTurn?: Turn;
  /** The number of the turn within the period, from 1. */
  readonly turnOfPeriod?: number;
  /** The place that it was read from. */
  readonly place?: Place;
}

/** The torpedo penalty for the submarines of a power in the scenario's turn. */
export function getTorpedoPenalty(owner: string | undefined, header: Header): TorpedoPenalty {
  if (owner !== torpedoPower) return { penalty: false };
  const power = header.powers?.[owner];
  if (power?.atWarSince === undefined) return { penalty: 'unknown', place: power && placeAt(power) };
  const { firstTurn, lastTurn } = getTorpedoPeriod(power.atWarSince, header);
  const place = placeAt(power, 'atWarSince');
  if (header.turn === undefined) return { penalty: 'unknown', firstTurn, lastTurn, place };
  const turnOfPeriod = toTurnNumber(header.turn) - toTurnNumber(firstTurn) + 1;
  const penalty = turnOfPeriod >= 1 && turnOfPeriod <= torpedoes.turns;
  return { penalty, firstTurn, lastTurn, place, ...(penalty ? { turnOfPeriod } : {}) };
}

/** The first and last turn of the penalty for a power that is at war with a major power since a turn, by the option `torpedoTurns`. */
export function getTorpedoPeriod(atWarSince: Turn, header: Header): { firstTurn: Turn; lastTurn: Turn } {
  const firstNumber = toTurnNumber(atWarSince) + (getReading(header, 'torpedoTurns') === 'next-turn' ? 1 : 0);
  return { firstTurn: toTurn(firstNumber), lastTurn: toTurn(firstNumber + torpedoes.turns - 1) };
}
