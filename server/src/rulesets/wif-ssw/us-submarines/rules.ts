/** 1.7: US submarine production. */
import type { RuleTexts } from '../../rule-text';
import { usBuilds } from './numbers';

export const rules = {
  'us-sub-builds': {
    section: '1.7',
    title: 'US submarines before the war',
    checklist: ['W81'],
    summary: `Until the US is at war with a major power it may build only ${usBuilds.perYear} submarine a year, by the calendar (options \`usBuildYear\`, \`majorPowerWar\`).`,
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
    summary: `It follows that by November/December ${usBuilds.lastYear} the US has built at most ${usBuilds.maxAdded} submarines, beyond those that it starts with on the map and in the construction and repair pools.`,
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
