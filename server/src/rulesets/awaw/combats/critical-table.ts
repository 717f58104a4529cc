/** The critical hit table that a scenario supplies (20.526): the source does not give it. */
import type { Header } from '../data';
import type { Criticals } from './attack';
import { addCounter } from './board';
import type { Board } from './board';
import { loaded } from './loaded';

/** More hits than any ship takes: what a result that sinks the ship does. */
const sinks = 99;

export function criticalsOf(board: Board, { tables, options }: Header): Criticals {
  const pending = addCounter(board, 'critical', 'a critical hit waits for its die', 1);
  const readings = {
    needsHit: options?.criticalWithoutHits === 'needs-hit',
    twelveStands: options?.negativeModifierToTwelve === 'hits-too',
  };
  const results = loaded(tables?.criticalHits)?.results;
  if (results === undefined) return { pending, ...readings };
  const table = (face: number) => {
    const { text, hits = 0, sunk = false } = results[String(face) as keyof typeof results] ?? {};
    return { hits: sunk ? sinks : hits, text: text ?? `Result ${face}` };
  };
  return { pending, table, ...readings };
}
