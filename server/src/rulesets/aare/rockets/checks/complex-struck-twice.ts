import { blitz } from '../../scenarios';
import { placeAt, cite, addPath, type AareCheck } from '../../kit';
import { listLaunches, findRepeatedLaunches } from '../launches';

export const complexStruckTwice: AareCheck = {
  rule: 'rocket-launch',
  title: 'A power strikes each complex at most once a turn',
  *check(scenario) {
    for (const { launch, earlierLaunch } of findRepeatedLaunches(
      listLaunches(scenario),
      ({ target }) => target.territory,
    )) {
      yield {
        message: `The complex in ${launch.target.territory} has already been struck by ${earlierLaunch.target.id}: a power strikes each complex once a turn${cite('rocket-launch')}. Choose another complex, or leave one rocket out.`,
        place: placeAt(launch.target, 'territory'),
        related: [{ message: 'The other rocket.', place: placeAt(earlierLaunch.target, 'territory') }],
      };
    }
  },
  base: addPath(blitz, 'rocketStrikes'),
  passes:
    '- { id: v-1, from: Paris, range: 1, territory: Caucasus, value: 4, attacker: { power: germany }, defender: { power: uk } }',
  fails: `
    - { id: v-1, from: Paris, range: 1, territory: UK, value: 8, attacker: { power: germany }, defender: { power: uk } }
    #                                              ^^ The complex in UK has already been struck by v-2
  `,
};
