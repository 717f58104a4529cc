/** The critical hit table supplied by the scenario (20.526); the source does not give it. */
import { listCriticalReasons, readCriticalResult, type CriticalSituation } from '../criticals/critical';
import type { Header } from '../data';
import { getReading } from '../options';
import type { Criticals } from './attack';
import { addCounter, type Board } from './board';

/** A table of the scenario; undefined if absent, or if its file could not be loaded. */
export function toLoadedTable<T extends object>(table: T | string | undefined): T | undefined {
  return typeof table === 'string' ? undefined : table;
}

/** More hits than any ship can take: the result that sinks the ship. */
const sinkingHits = 99;

export function createCriticals(board: Board, header: Header): Criticals {
  const criticals = {
    pending: addCounter(board, 'critical', 'a critical hit waits for its die', 1),
    listReasons: (situation: CriticalSituation) => listCriticalReasons(situation, header),
    keepsDoubleSix: getReading(header, 'negativeModifierToTwelve') === 'hits-too',
  };
  if (toLoadedTable(header.tables?.criticalHits) === undefined) return criticals;
  const readResult = (face: number) => {
    const { text, hits = 0, sunk = false } = readCriticalResult(face, header) ?? {};
    return { hits: sunk ? sinkingHits : hits, text: text ?? `Result ${face}` };
  };
  return { ...criticals, table: readResult };
}
