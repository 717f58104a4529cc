import { placeAt, cite, setMember, addPath, offer, type AwawCheck } from '../../kit';
import { pacificFleet } from '../../scenarios';
import { capacities, countFactorsInPort } from '../ports';

export const portCapacity: AwawCheck = {
  rule: 'port-capacity',
  title: 'A port holds at most 50 naval factors, a hex with two ports 100',
  part: 'ports',
  scope: 'references',
  *check(port, header, ids) {
    const kind = port.kind ?? 'port';
    const capacity = capacities[kind];
    const factors = countFactorsInPort(port, header, ids);
    if (factors <= capacity) return;
    const fittingKind = (['two-port-hex', 'box'] as const).find((other) => factors <= capacities[other]);
    yield {
      message: `${port.name ?? port.id} holds ${factors} naval factors, ${factors - capacity} too many: ${kind === 'port' ? 'a port' : 'a hex with two ports'} holds at most ${capacity}, not counting ships awaiting repair${cite('port-capacity')}. Move ships elsewhere, or correct \`kind\`.`,
      place: placeAt(port, 'id'),
      fixes:
        fittingKind === undefined
          ? []
          : [
              offer(
                fittingKind === 'box' ? 'Change it to a mapboard box' : 'Change it to a hex with two ports',
                setMember(port, 'kind', fittingKind),
              ),
            ],
    };
  },
  base: addPath(pacificFleet, 'ports'),
  passes: 'pearl-harbor/units: - { id: fletchers, type: dd, count: 47 }',
  fails: `
    - id: pearl-harbor
    #     ^^^^^^^^^^^^ 51 naval factors
      units:
        - { id: fletchers, type: dd, count: 48 }
  `,
};
