/** 1.2.5.1 (ASW values): the ASW fire of the Convoy Section. */
import type { RuleTexts } from '../../rule-text';
import { aswAtStart as start, aswIn1942 as in1942, aswIn1943 as in1943, darkRedCircle } from './numbers';

/** A multiple of the air-to-sea factor in words. */
const formatMultiple = (times: number): string => (times === 1 ? 'all' : `${times} times`);

export const rules = {
  'asw-fire': {
    section: '1.2.5.1',
    title: 'ASW fire at the same time',
    checklist: ['W33'],
    summary: `At the same time the convoy side sums the ASW values of the Convoy Section, the factors in a dark red circle times ${darkRedCircle.times}, and reads them on the same line of the chart against the number of participating submarines. The effects fall on these. Effects of both sides are read before either is carried out.`,
  },
  'aircraft-asw': {
    section: '1.2.5.1, ASW values',
    title: 'ASW values of aircraft',
    checklist: ['W41'],
    summary:
      'Aircraft in the Convoy Section have an ASW value, derived from their naval air (air-to-sea) factors as in the base game and scaled by date.',
  },
  'asw-at-start': {
    section: '1.2.5.1, ASW values',
    title: 'ASW values from the start',
    checklist: ['W42'],
    summary: `From the start of the campaign, for every nation: a surface combat ship with a first-cycle cost of 1 has ${start.scsOfCost1}, one of cost 2 has ${start.scsOfCost2}, a carrier ${start.carrier}; aircraft have ${formatMultiple(start.aircraft)} their air-to-sea factor. More expensive ships have none (option \`expensiveShipsAsw\`).`,
  },
  'asw-in-1942': {
    section: '1.2.5.1, ASW values',
    title: 'ASW values from 1942',
    checklist: ['W43'],
    summary: `From ${in1942.year}, for the Commonwealth, the Free French and the US: a surface combat ship with a first-cycle cost of 1 has ${in1942.scsOfCost1}, and aircraft have ${formatMultiple(in1942.aircraft)} their air-to-sea factor. Everything else, and every other nation, stays as it was (option \`aswProgress\`).`,
  },
  'asw-in-1943': {
    section: '1.2.5.1, ASW values',
    title: 'ASW values from 1943',
    checklist: ['W44'],
    summary: `From ${in1943.year}, for the Commonwealth, the Free French and the US: a surface combat ship with a first-cycle cost of 1 has ${in1943.scsOfCost1}, one of cost 2 has ${in1943.scsOfCost2}, a carrier ${in1943.carrier}; aircraft have ${formatMultiple(in1943.aircraft)} their air-to-sea factor.`,
  },
  'asw-weather': {
    section: '1.2.5.1, ASW values',
    title: 'Weather never alters ASW values',
    checklist: ['W45'],
    status: 'silent',
    summary: 'ASW values are the same in any weather, those of aircraft included.',
  },
  'asw-aircraft-in-storm': {
    section: '1.2.5.1, ASW values',
    title: 'Aircraft give ASW in storm and blizzard',
    checklist: ['W46'],
    summary: 'Aircraft give their ASW value even in storm and blizzard, when they do not help the search.',
  },
  'asw-units': {
    section: '1.2.5.1, ASW values',
    title: 'ASW units keep their printed factors',
    checklist: ['W91'],
    summary:
      'The values by date are for aircraft and for surface units that are not ASW units. ASW units use the ASW factor on their counter at every date.',
  },
} satisfies RuleTexts;
