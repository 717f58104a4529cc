import { formatPower } from '../../../axis-and-allies/wording';
import { patrol } from '../../scenarios';
import { findSubmarines } from '../../submarines';
import { removeKey, placeAt, setMember, cite, offer, type DepthCheck } from '../../kit';

export const declarationInOwnTurn: DepthCheck = {
  rule: 'declaration-phase',
  title: 'Depths are declared in the turn of the owner',
  *check(scenario) {
    for (const declaration of scenario.declarations ?? []) {
      const { group, power } = declaration;
      const owner = findSubmarines(group, scenario)?.power;
      if (power === undefined || owner === undefined || power === owner) continue;
      yield {
        message: `The depth of ${group} is declared in the turn of ${formatPower(power)}, but it belongs to ${formatPower(owner)}, which declares it in its own turn${cite('declaration-phase')}. Correct or remove \`power\`.`,
        place: placeAt(declaration, 'power'),
        fixes: [
          { ...removeKey(declaration, 'power'), preferred: true },
          offer(`Change \`power\` to \`${owner}\``, setMember(declaration, 'power', owner)),
        ],
      };
    }
  },
  base: patrol,
  passes: `
    declarations:
      - { group: wolfpack, round: 1, power: germany, depth: periscope }
      - { group: wolfpack, round: 2, depth: submerged }
  `,
  fails: `
    declarations:
      - { group: wolfpack, round: 1, power: uk, depth: periscope }
      #                                     ^^ it belongs to Germany
  `,
  fixed: `
    declarations:
      - { group: wolfpack, round: 1, depth: periscope }
  `,
};
