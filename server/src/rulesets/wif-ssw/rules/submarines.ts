/** 1.6 to 1.8: milchcows, US submarine production and US torpedoes; and what carries no rule. */
import { numbers } from './numbers';
import type { RuleTexts } from '../../rule-text';

const torpedoes = numbers['torpedo-penalty'];
const onMap = numbers['us-subs-on-map'];
const least = numbers['section-zero'].value;

export const submarineRules = {
  'milchcow-force-pool': {
    section: '1.6',
    title: 'Milchcows have a force pool of their own',
    checklist: ['W77'],
    summary: 'Milchcow submarines form a force pool of their own and are built apart from other submarines.',
  },
  'milchcow-otherwise': {
    section: '1.6',
    title: 'Milchcows otherwise as in the base game',
    checklist: ['W78'],
    status: 'note',
    summary: 'In movement and combat milchcows follow the base game (WIF 22.4.19) but for what stands here.',
  },
  'docked-pair-price': {
    section: '1.6',
    title: 'Including a docked pair costs surprise points',
    checklist: ['W79'],
    summary: `A milchcow and the submarine that is docked with it can be included in a naval combat for ${numbers['docked-pair-price'].price} surprise points. While docked they do not attack (option \`dockedPairAttacks\`).`,
  },
  'no-docking-in-convoy-section': {
    section: '1.6',
    title: 'No docking in the Convoy Section',
    checklist: ['W80'],
    summary: 'A milchcow cannot be docked with a submarine in the Convoy Section.',
  },
  'us-sub-builds': {
    section: '1.7',
    title: 'US submarines before the war',
    checklist: ['W81'],
    summary: `Until the US is at war with a major power it may build only ${numbers['us-sub-builds'].aYear} submarine a year, by the calendar (options \`usBuildYear\`, \`majorPowerWar\`).`,
  },
  'what-is-a-build': {
    section: '1.7',
    title: 'What counts as a build',
    checklist: ['W82'],
    summary:
      'A submarine counter that goes from the force pool to the production spiral is a build. One that goes there from the construction pool is none.',
  },
  'us-subs-on-map': {
    section: '1.7',
    title: 'US submarines on the map by the end of 1941',
    checklist: ['W83'],
    summary: `It follows that by November/December ${onMap.year} the US has built at most ${onMap.atMost} submarines, beyond those that it starts with on the map and in the construction and repair pools.`,
  },
  'torpedo-penalty': {
    section: '1.8',
    title: 'US torpedoes',
    checklist: ['W84', 'W87'],
    summary: `In the first ${torpedoes.turns} turns in which the US is at war with a major power its submarines attack with ${torpedoes.by} in submarine combat and in strategic submarine warfare. The turn of entry is the first of them (option \`torpedoTurns\`). *Examples:* attack 3 in section 2 in rain ends at 0 and stays out; attack 4 in section 3 in fine weather attacks with 3.`,
  },
  'torpedo-zero': {
    section: '1.8',
    title: 'No factors left: the submarine stays out',
    checklist: ['W85'],
    summary:
      'A submarine whose value the torpedo penalty brings to 0 cannot take part in that strategic submarine warfare combat. In submarine combat its value is just 0.',
  },
  'torpedo-section-zero': {
    section: '1.8',
    title: 'No US submarine attacks from section 0',
    checklist: ['W86'],
    summary: `It follows that in this period no US submarine takes part from the 0 section, where its value is ${least}, less the penalty.`,
  },
  editorial: {
    section: '1.2.5.1, 1.5',
    title: 'Slips of the source',
    checklist: ['W88'],
    status: 'note',
    summary:
      'The number 1.2.5.1 is used twice in the source: for the combat and for the ASW values. Asdic cites the second as 1.2.5.1b. The Azores text speaks of "aircraft subs" where aircraft are meant, and 1.1 stands on a page that Asdic does not draw on.',
  },
  background: {
    section: '1.7, 1.8',
    title: 'Background',
    checklist: ['W90'],
    status: 'note',
    summary:
      'The source gives the history behind the limits: the US had 211 submarines operational in the whole war, 113 at Pearl Harbor and 185 at the peak in 1945; Germany built 1,162 and had 240 operational at its peak. The limit on builds is to keep the US to about its historical build-up before the war. US torpedoes were faulty for 21 months.',
  },
} satisfies RuleTexts;
