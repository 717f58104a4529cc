/** Hovers on detection: the submarines that are detected together, and the orders to dive. */
import type { Explanation } from '../../../model/ruleset';
import { getOtherSide, type BattleSide } from '../../axis-and-allies/data';
import { defineHoverOnItems, cite, formatPercent } from '../kit';
import type { Header, SeaBattle } from '../data';
import { joinSentences } from '../hover-wording';
import { formatList, getPowerAdjective, capitalize, formatSide } from '../wording';
import { computeDetections, listSearchers, listSubmarines, type Detection } from './detection';

export const diveHover = defineHoverOnItems(
  'seaBattles',
  (['attacker', 'defender'] as const).flatMap((side) => [
    `${side}.orders.dive`,
    `${side}.orders.dive.*`,
    `${side}.orders.dive.groups.*`,
  ]),
  ({ item, scenario, path }): Explanation => {
    const side = path[0] as BattleSide;
    const submarines = listSubmarines(item, side);
    const emptyNote = `${capitalize(formatSide(side))} has no submarines.`;
    return {
      title: 'Dive after opening fire',
      text: joinSentences(
        `Only undetected submarines dive, in the first cycle${cite('undetected-dive')}; those that stay are detected from then on${cite('detected-if-it-stays')}.`,
        submarines.length === 0 ? emptyNote : undefined,
        ...formatDetection(item, side, scenario).map((text) => `\n\n${text}`),
      ),
      amounts: [],
      rules: ['undetected-dive', 'detected-if-it-stays'],
    };
  },
);

/** The possible results of the detection dice for a side's submarines, with their chances. */
export function formatDetection(battle: SeaBattle, side: BattleSide, header: Header): readonly string[] {
  const groups = listSubmarines(battle, side);
  if (groups.length === 0) return [];
  if (listSearchers(battle, getOtherSide(side)).length === 0) {
    return [
      `No destroyer looks for the submarines of ${formatSide(side)}: they stay undetected${cite('no-destroyer-no-detection')}.`,
    ];
  }
  const results = computeDetections(battle, side, header).map(
    (detection) => `- ${formatDetected(detection, battle, side)}: ${formatPercent(detection.chance)}`,
  );
  return [
    [`Submarines of ${formatSide(side)}, on one set of dice${cite('detection-by-group')}:`, ...results].join('\n'),
  ];
}

function formatDetected({ detected }: Detection, battle: SeaBattle, side: BattleSide): string {
  const groups = listSubmarines(battle, side);
  if (detected.length === 0) return 'none detected';
  if (detected.length === groups.length) return groups.length === 1 ? 'detected' : 'all detected';
  const names = detected.map(({ id, power, count }) => id ?? `${count} of ${getPowerAdjective(power ?? '')}`.trim());
  return `only ${formatList(names)} detected`;
}
