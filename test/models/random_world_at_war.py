"""Random turns of A World at War: two or three rounds of search and strikes, or fleet combats of destroyers, with the same ships."""

from world_at_war import is_light


def random_turn(random):
    """A scenario of `awaw`."""
    fleets = random.random() < 0.35
    forces = [{'nation': nation, 'units': random_ships(random, nation, fleets)} for nation in ('us', 'japan')]
    scenario = {
        'ruleset': 'awaw',
        'turn': {'year': 1942, 'season': 'summer'},
        'nations': {'japan': {'side': 'axis'}, 'us': {'side': 'allied'}},
        'tables': {
            'nationality': {
                'source': 'at random',
                'entries': [
                    {'nation': nation, 'naval': random.randint(-1, 2), 'air': random.randint(-1, 2)} for nation in ('japan', 'us')
                ],
            }
        },
        'forces': forces,
    }
    if random.random() < 0.5:
        scenario['tables']['criticalHits'] = {
            'source': 'at random',
            'results': {
                str(face): random.choice([{'text': 'nothing'}, {'text': 'fires', 'hits': 1}, {'text': 'bombs below', 'sunk': True}])
                for face in range(1, 7)
            },
        }
    numbers = range(1, 1 + random.choice([2, 2, 3]))
    if fleets:
        scenario['fleetCombats'] = [random_fleet_combat(random, f'action-{number}', forces) for number in numbers]
    else:
        groups = {force['nation']: random_groups(random, force) for force in forces}
        scenario['navalRounds'] = [random_round(random, number, groups) for number in numbers]
    return scenario


def random_ships(random, nation, fleets):
    if fleets:
        return [{'id': f'{nation}-{name}', 'type': 'dd', 'count': random.randint(1, 9)} for name in ('first', 'second')]
    ships = []
    for index in range(random.randint(1, 2)):
        kind = random.choice(['cv', 'cvl', 'bb', 'bc'])
        size = {'cv': 3, 'cvl': 2}.get(kind, random.randint(2, 5))
        ships.append({'id': f'{nation}-{index}', 'type': kind, 'name': f'{nation} {index}', 'size': size, 'speed': 'fast'})
    ships += [
        {'id': f'{nation}-{kind}', 'type': kind, 'count': random.randint(1, 4)} for kind in ('ca', 'dd') if random.random() < 0.5
    ]
    return ships


def random_groups(random, force):
    """The ships in one or two combat groups, by number: light ships stay together."""
    named = [unit['id'] for unit in force['units'] if not is_light(unit)]
    light = [unit['id'] for unit in force['units'] if is_light(unit)]
    parts = [named[:1] + light, named[1:]] if random.random() < 0.4 and len(named) > 1 else [named + light]
    numbers = random.sample(range(1, 5), len(parts))
    return {
        number: {'number': number, 'airDefenseLevel': random.choice([0, 0, 2, 4, 6]), 'units': [{'unit': name} for name in part]}
        for number, part in zip(numbers, parts)
    }


def random_round(random, number, groups):
    strikes, light = [], set()
    for index in range(random.randint(1, 2)):
        strike = random_strike(random, f'strike-{number}-{index}', groups, light)
        if strike:
            strikes.append(strike)
    if strikes and strikes[0]['attacker']['units'][0]['type'] == 'nas' and random.random() < 0.4:
        strikes[0]['surpriseLevel'] = random.randint(1, 3)
    sides = {
        side: {
            'nation': nation,
            'search': {'squadrons': random.randint(0, 5), 'codebreaking': random.randint(0, 1)},
            'groups': list(groups[nation].values()),
        }
        for side, nation in (('attacker', 'us'), ('defender', 'japan'))
    }
    targets = sorted({name for strike in strikes for target in strike['targets'] for name in target['ships']})
    expected = random.sample(targets, 1) if targets and random.random() < 0.5 else []
    return {
        'id': f'round-{number}',
        'number': number,
        **sides,
        'strikes': strikes,
        'fleetCombats': [],
        **({'expect': {'ships': {name: {'sunk': {'min': 1}} for name in expected}}} if expected else {}),
    }


def random_strike(random, name, groups, light):
    """A strike on a group: on several ships only where there is no air defense; on light ships once a round."""
    by = random.choice(['attacker', 'defender'])
    own, enemy = ('us', 'japan') if by == 'attacker' else ('japan', 'us')
    group = random.choice(list(groups[enemy].values()))
    names = [unit['unit'] for unit in group['units']]
    lights = [one for one in names if one.endswith(('-ca', '-dd'))]
    choices = [[one] for one in names if one not in lights]
    if lights and group['number'] not in light:
        choices.append(lights)
    if not choices:
        return None
    most = 1 if group['airDefenseLevel'] else random.randint(1, min(2, len(choices)))
    targets = [{'ships': ships, 'squadrons': random.randint(1, 4)} for ships in random.sample(choices, most)]
    if any(target['ships'] == lights for target in targets):
        light.add(group['number'])
    squadrons = sum(target['squadrons'] for target in targets)
    air = {'id': f'{name}-air', 'type': random.choice(['nas', 'nas', 'aas']), 'squadrons': squadrons}
    return {'id': name, 'by': by, 'group': group['number'], 'attacker': {'nation': own, 'units': [air]}, 'targets': targets}


def random_fleet_combat(random, name, forces):
    """One unit a side: of two like ones the rules do not say which is hit."""
    sides = {}
    for side, force in zip(('attacker', 'defender'), forces):
        chosen = [random.choice(force['units'])]
        sides[side] = {
            'number': 1,
            'nation': force['nation'],
            'units': [{'unit': unit['id']} for unit in chosen],
            **({'reducedEffectiveness': True} if random.random() < 0.2 else {}),
        }
    more = {'adjustments': {'attacker': random.randint(-1, 1)}} if random.random() < 0.3 else {}
    return {'id': name, **sides, **more}
