/** What *What if* offers to change in combats of samples, beside what was recorded. `ASDIC_RECORD=1` records again. */
import { createSetupReport, listAllCombats } from '../../../../server/src/features';
import type { ReportSetup } from '../../../../server/src/protocol';
import { compareRecord } from '../../../support/recorded/compare';
import { analysisOfFile } from '../../../support/samples';

/** Samples that together have sides of several powers, groups, strikes, orders, options and tables. */
const samples = [
  'aa-depth/elected',
  'aare/bombing-raid',
  'aare/fly-over',
  'aare/several-nations',
  'awaw/midway',
  'awaw/midway-in-rounds',
  'wif-ssw/autumn-1942',
  'wif-ssw/sub-combat',
];

function formatSetup({ forces, switches, canSwap, whyNotSwapped }: ReportSetup): readonly string[] {
  const formatLine = ({ id, title, short, value, minimum, maximum }: ReportSetup['forces'][number]['lines'][number]) =>
    `${id}: ${title}${short === undefined ? '' : ` [${short}]`} ${value} of ${minimum} to ${maximum}`;
  return [
    ...forces.flatMap(({ side, title, lines, offers = [] }) => [
      `force ${side ?? '-'} ${title ?? '-'}`,
      ...lines.map((line) => `  ${formatLine(line)}`),
      ...offers.map((offer) => `  offer ${formatLine(offer)}`),
    ]),
    ...switches.map(
      ({ id, side, title, value, choices }) =>
        `switch ${id}${side === undefined ? '' : ` of ${side}`}: ${title} = ${JSON.stringify(value)} of ${choices.map((choice) => `${choice.value} "${choice.title}"`).join(', ')}`,
    ),
    canSwap ? 'the sides can be swapped' : `not swapped: ${whyNotSwapped ?? ''}`,
  ];
}

describe('what *What if* can change', () => {
  for (const name of samples)
    it(`is what was recorded in ${name}`, () => {
      const chapters = listAllCombats(analysisOfFile(`samples/${name}.scenario.yaml`)).map((combat) => {
        const bases = combat.ruleset.options.map((option) => `option ${option.name}`);
        const setup = createSetupReport(combat, bases);
        return [combat.entry.id, setup ? formatSetup(setup) : ['none']] as const;
      });
      compareRecord(`what-if ${name}`, chapters);
    });
});
