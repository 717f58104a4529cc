/** Templates for frequent items, besides the combats of new scenarios. */
import type { Template } from '../../model/starter';

export const templates: readonly Template[] = [
  {
    patterns: ['harborAttacks.*'],
    title: 'Harbor attack',
    value: {
      id: 'alexandria',
      attacker: { nation: 'japan', units: [{ id: 'midget-submarines', type: 'sub', count: 1 }] },
      defender: { nation: 'us', units: [{ id: 'arizona', type: 'bb', name: 'Arizona' }] },
    },
  },
  {
    patterns: ['navalRounds.*'],
    title: 'Round of naval combat',
    value: {
      id: 'midway',
      number: 1,
      attacker: {
        nation: 'japan',
        search: { squadrons: 2 },
        groups: [
          {
            number: 1,
            units: [
              { id: 'akagi', type: 'cv', name: 'Akagi' },
              { id: 'escorts', type: 'dd', count: 6 },
            ],
          },
        ],
      },
      defender: {
        nation: 'us',
        search: { squadrons: 2 },
        groups: [
          {
            number: 1,
            units: [
              { id: 'hornet', type: 'cv', name: 'Hornet' },
              { id: 'screen', type: 'ca', count: 4 },
            ],
          },
        ],
      },
      strikes: [
        {
          id: 'first-strike',
          by: 'attacker',
          group: 1,
          attacker: { units: [{ id: 'carrier-air', type: 'nas', squadrons: 3 }] },
        },
      ],
    },
  },
  {
    patterns: ['searches.*'],
    title: 'Search',
    value: {
      id: 'hunt',
      round: 1,
      attacker: { nation: 'japan', search: { squadrons: 2 }, groups: [] },
      defender: { nation: 'us', groups: [{ number: 1, units: [{ id: 'hornet', type: 'cv', name: 'Hornet' }] }] },
    },
  },
  {
    patterns: ['interceptions.*'],
    title: 'Interception',
    value: {
      id: 'intercept',
      against: 'raid',
      distance: 6,
      spotters: 1,
      enemyFactors: 12,
      interceptor: { nation: 'us', units: [{ id: 'cruisers', type: 'ca', count: 6 }] },
    },
  },
  {
    patterns: ['raids.*'],
    title: 'Raid',
    value: {
      id: 'sortie',
      box: 'pacific',
      raiders: { nation: 'japan', units: [{ id: 'tone', type: 'ca', count: 2 }] },
      defender: { nation: 'us', units: [{ id: 'hunters', type: 'ca', count: 3 }] },
    },
  },
  {
    patterns: ['operations.*'],
    title: 'Operation',
    value: {
      id: 'sortie',
      task: 'patrol',
      nation: 'japan',
      distance: 8,
      range: 20,
      units: [{ id: 'cruisers', type: 'ca', count: 6 }],
    },
  },
  {
    patterns: ['taskForces.*'],
    title: 'Task force',
    value: {
      id: 'task-force-1',
      number: 1,
      nation: 'us',
      location: 'at-sea',
      units: [
        { id: 'enterprise', type: 'cv', name: 'Enterprise' },
        { id: 'screen', type: 'ca', count: 4 },
      ],
    },
  },
  {
    patterns: ['ports.*'],
    title: 'Port',
    value: { id: 'alexandria', name: 'Alexandria', nation: 'us', units: [{ id: 'escorts', type: 'dd', count: 4 }] },
  },
  {
    patterns: ['carrierLocations.*'],
    title: 'Where the US carriers are',
    value: { id: 'carriers-at-sea', surprise: 35, taskForces: ['tf-8'] },
  },
  {
    patterns: ['transports.*'],
    title: 'Transports',
    value: { id: 'atlantic', nation: 'us', box: 'atlantic', count: 16, sunk: 0, damaged: 0 },
  },
  {
    patterns: ['tables'],
    title: 'Nationality modifiers',
    value: { nationality: { source: 'where the numbers are from', entries: [{ nation: 'japan', naval: 0, air: 0 }] } },
  },
  { patterns: ['airAttacks.*.targets.*'], title: 'Target', value: { ships: ['lexington'], squadrons: 4 } },
];
