/** 22.9, 24, 25, 41: submarines. */
import type { RuleTexts } from '../../rule-text';
import { confidence } from '../confidence';

/** The numbers that the rules of this chapter set, by rule id. */
export const submarineNumbers = {
  'research-rolls': { torpedoes: { from: 7, by: 1 }, asw: { from: 6, by: 1 }, moreAsw: { from: 8, by: 2 } },
  'advanced-submarines': { max: 6 },
} as const;

const research = submarineNumbers['research-rolls'];

export const rules = {
  'submarine-attack': {
    section: '22.9',
    title: 'Submarine attacks',
    summary: `A submarine attack reads its hits from a table of its own by the modified roll: each submarine attacks one ship, in the order of the targets and then from the first again (not certain). The table prints a mark at a roll of 2, whose meaning is not known (option \`submarineAttackAtTwo\`). A table that you supply as \`submarineAttack\` takes its place. ${confidence.likely}`,
  },
  'harbor-attack': {
    section: '22.9',
    title: 'Harbor attacks',
    summary: `A harbor attack reads its hits from a table of its own by the modified roll, 2 to 14; each attacker attacks one ship, as submarines do (not certain). Three equal cells in a row look like a slip of the transcription: supply the table \`harborAttack\` if yours differs. ${confidence.likely}`,
  },
  'research-rolls': {
    section: '41',
    title: 'Research results and rolls',
    summary: `Torpedo results of ${research.torpedoes.from} or more add ${research.torpedoes.by} to the power's own submarine attacks; enemy ASW results of ${research.asw.from} or more subtract ${research.asw.by}, of ${research.moreAsw.from} or more ${research.moreAsw.by}. ${confidence.likely}`,
  },
  'submarine-warfare': {
    section: '24 / 25',
    title: 'Submarine warfare',
    summary: `Submarines, ASW and transports fight submarine warfare in SW boxes. Its table and modifiers are not known to us; a table that you supply as \`submarineWarfare\` is checked, and played by hand. ${confidence.likely}`,
  },
  'advanced-submarines': {
    section: '41',
    title: 'Advanced submarines',
    summary: `Research lets a nation build up to ${submarineNumbers['advanced-submarines'].max} factors of advanced submarines; Japan never. What they do in submarine warfare is not known to us. ${confidence.unsure}`,
  },
} satisfies RuleTexts;
