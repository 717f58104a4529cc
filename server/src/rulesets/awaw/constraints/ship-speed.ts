import { example } from './constraint';
import { asInCatalogue } from './ship-facts';

export const shipSpeed = asInCatalogue({
  fact: 'speed',
  rule: 'capital-ship-speed',
  disagree: (listed, written) => `is ${listed} in the ship list while undamaged, not ${written}`,
  fails: [
    example`
      ruleset: awaw
      nations: { britain: { side: allied } }
      ports:
        - id: scapa-flow
          nation: britain
          units:
            - { id: rodney, type: bb, name: Rodney, speed: fast }
      #                                                    ^^^^
    `,
  ],
});
