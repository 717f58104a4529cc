/** 20.51, 20.523, 20.55: the effects of hits on ships. */
import type { RuleTexts } from '../../rule-text';
import { confidence } from '../confidence';

export const rules = {
  'named-ship-hits': {
    section: '20.51',
    title: 'Hits on named ships and cruisers',
    checklist: ['A23'],
    summary: `Hits one less than the size of a named ship or cruiser damage it; hits equal to its size or more sink it. A ship of size 2 is damaged by one hit.`,
  },
  'cruiser-group-hits': {
    section: '20.51',
    title: 'Hits on a group of cruisers',
    checklist: ['A24'],
    summary: `In a group of cruisers alone two hits sink one, and an odd hit damages one.`,
  },
  'one-factor-hits': {
    section: '20.51',
    title: 'Hits on one-factor ships',
    checklist: ['A25'],
    summary: `In a group of destroyers, escort carriers and transports alone each hit sinks a factor.`,
  },
  'mixed-force-split': {
    section: '20.551',
    title: 'Hits on a mixed light force',
    checklist: ['A26'],
    summary: `Hits on cruisers and one-factor ships together are spread evenly, but no more one-factor factors are sunk than cruiser factors as long as a cruiser is left. The order that does both is two hits on cruisers, two on one-factor ships, and again (probably).`,
  },
  'mixed-force-cruiser': {
    section: '20.551',
    title: 'Which hits damage a cruiser',
    checklist: ['A27'],
    summary: `In a mixed force the first, fifth, ninth hit and so on damages a cruiser if there is one left to damage.`,
  },
  'one-factor-types': {
    section: '20.552',
    title: 'Hits on one-factor ships of several types',
    checklist: ['A28'],
    summary: `Hits on one-factor ships of several types are shared among the types (20.57): in proportion, the text is not known to us (option \`oneFactorSplit\`). ${confidence.unsure}`,
  },
  'accumulated-hits': {
    section: '20.5231',
    title: 'Accumulated hits',
    checklist: ['A30'],
    summary: `At sea, hits that are too few to damage a ship remain for the battle and add up (probably), in a turn also over its combats. A damaged ship keeps hits of one less than its size: one more sinks it (options \`undersizedHits\` and \`damagedAgain\`). ${confidence.unsure}`,
  },
} satisfies RuleTexts;
