/** The odds after each round, as a report. */
import type { Combat } from '../../engine/combat';
import type { CurvePoint } from '../../engine/outcome';
import { roundSeries, roundTitle } from '../../model/rounds';
import type { ReportRounds } from '../../protocol';

/** @param points with the values of `roundSeries` */
export function createRoundsReport(combat: Combat, points: readonly CurvePoint[]): ReportRounds {
  const series = roundSeries(combat);
  const only = <T>(kind: (typeof series)[number]['kind'], values: readonly T[]): readonly T[] =>
    values.filter((_, index) => series[index]!.kind === kind);
  const titles = series.map(({ title }) => title);
  return {
    title: roundTitle(combat) ?? 'Round',
    ways: only('way', titles),
    sides: only('left', titles),
    points: points.map(({ round, going, ended, all }) => ({
      round,
      going,
      ways: only('way', ended),
      left: only('left', all),
    })),
  };
}
