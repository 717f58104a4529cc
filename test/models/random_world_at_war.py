"""
Random turns of A World at War with the same ships and aircraft: rounds of naval combat, fleet combats, attacks at sea by aircraft and submarines
with fleet combats among them, or attacks on a harbor.
"""

from battle import is_air, is_light

NATIONS = ('us', 'japan')
#: Kinds of combat by what a turn is about.
KINDS = {
    'rounds': ['navalRounds'],
    'fleets': ['fleetCombats'],
    'sea': ['airAttacks', 'submarineAttacks', 'fleetCombats'],
    'harbor': ['airAttacks', 'harborAttacks'],
}


def random_turn(random):
    """A scenario of `awaw`."""
    about = random.choices(list(KINDS), [4, 3, 4, 2])[0]
    forces = {nation: random_force(random, nation, about) for nation in NATIONS}
    scenario = {
        'ruleset': 'awaw',
        'turn': {'year': 1942, 'season': 'summer'},
        'nations': {'japan': {'side': 'axis'}, 'us': {'side': 'allied'}},
        'tables': {
            'nationality': {
                'source': 'at random',
                'entries': [{'nation': nation, 'naval': random.randint(-1, 2), 'air': random.randint(-1, 2)} for nation in ('japan', 'us')],
            }
        },
        'forces': [{'nation': nation, 'units': units} for nation, units in forces.items()],
    }
    if random.random() < 0.5:
        scenario['tables']['criticalHits'] = random_critical_hits(random)
    count = 2 if about == 'rounds' and random.random() < 0.8 else random.choice([2, 3])
    if about == 'rounds':
        groups = {nation: random_groups(random, units) for nation, units in forces.items()}
        scenario['navalRounds'] = [random_round(random, number, groups, forces) for number in range(1, 1 + count)]
        return scenario
    for index in range(count):
        kind = random.choice(KINDS[about])
        create = {'airAttacks': random_air_attack, 'fleetCombats': random_fleet_combat}.get(kind, random_single_attack)
        combat = create(random, f'{kind.lower()[:-1]}-{index}', forces, kind if about != 'harbor' else 'in-port')
        # Orders of fire hold for ships that nothing has hit before.
        if index and 'fire' in combat.get('orders', {}):
            del combat['orders']['fire']
        scenario.setdefault(kind, []).append(combat)
    return scenario


def random_critical_hits(random):
    effects = [{'text': 'nothing'}, {'text': 'fires', 'hits': 1}, {'text': 'bombs below', 'sunk': True}]
    return {'source': 'at random', 'results': {str(face): random.choice(effects) for face in range(1, 7)}}


def random_force(random, nation, about):
    """Named ships, at most one line of each type of light ships, aircraft of each kind, and submarines."""
    ships = []
    for index in range(random.choice([1, 1, 2] if about == 'fleets' else [1, 2])):
        kind = random.choice(['bb', 'bb', 'bc', 'bc', 'cv', 'cvl'])
        size = {'cv': 3, 'cvl': 2}.get(kind, random.randint(2, 5))
        speed = random.choice(['fast', 'slow']) if kind == 'bb' else 'fast'
        ships.append({'id': f'{nation}-{index}', 'type': kind, 'name': f'{nation} {index}', 'size': size, 'speed': speed})
    kinds = random.sample(['ca', 'dd', 'dd', 'cve', 'transport'], random.choice([0, 1, 1, 2, 2, 3]))
    ships += [{'id': f'{nation}-{kind}', 'type': kind, 'count': random.randint(1, 3)} for kind in dict.fromkeys(kinds)]
    air = [
        {'id': f'{nation}-{role}', 'type': kind, 'squadrons': random.randint(1, most)}
        for role, kind, most in (('nas', 'nas', 4), ('aas', 'aas', 3), ('cap', 'nas', 2), ('cover', 'aas', 2))
    ]
    return [*ships, *air, {'id': f'{nation}-sub', 'type': 'sub', 'count': random.randint(1, 3)}]


def ships_of(units):
    return [unit for unit in units if not is_air(unit) and unit['type'] != 'sub']


def taken(names):
    return [{'unit': name} for name in names]


def some(random, items, least=1):
    """Some of the items, in their order."""
    chosen = random.sample(range(len(items)), random.randint(min(least, len(items)), len(items)))
    return [item for index, item in enumerate(items) if index in chosen]


def air(nation, role):
    return {'nation': nation, 'units': taken([f'{nation}-{role}'])}


def random_expectation(random, combat, names, has_squadrons=False):
    """What the turn also counts: a ship that is sunk, or what becomes of squadrons."""
    if names and random.random() < 0.4:
        combat.setdefault('expect', {})['ships'] = {random.choice(names): {'sunk': {'min': 1}}}
    if has_squadrons and random.random() < 0.6:
        paths = [{'eliminated': {'min': 1}}, {'aborted': {'min': 2}}, {'attacking': {'min': 1}}]
        paths += [{role: {'eliminated': {'min': 1}}} for role in ('cap', 'cover') if role in combat]
        combat.setdefault('expect', {})['squadrons'] = random.choice(paths)
    return combat


# Attacks.


def random_target_lists(random, defenders, squadrons):
    """Targets with their squadrons, no more than there are: named ships by themselves, light ships as one."""
    lights = [unit['id'] for unit in defenders if is_light(unit)]
    lists = [[unit['id']] for unit in defenders if not is_light(unit)] + ([lights] if lights else [])
    targets = []
    for names in random.sample(lists, random.randint(1, len(lists))):
        if squadrons:
            share = random.randint(1, squadrons)
            targets.append({'ships': names, 'squadrons': share})
            squadrons -= share
    return targets


def random_protection(random, nation):
    return {
        **({'cover': air(nation, 'cover')} if random.random() < 0.35 else {}),
        **({'cap': air(nation, 'cap')} if random.random() < 0.45 else {}),
        'airDefenseLevel': random.choice([0, 0, 1, 2, 3, 4]),
    }


def random_flight(random, nation, forces, defenders):
    role = random.choice(['nas', 'nas', 'aas'])
    squadrons = next(unit['squadrons'] for unit in forces[nation] if unit['id'] == f'{nation}-{role}')
    flight = {'attacker': air(nation, role)}
    if random.random() < 0.6:
        flight['targets'] = random_target_lists(random, defenders, squadrons)
    if random.random() < 0.25:
        keys = random.sample(['attack', 'attackerAirCombat', 'defenderAirCombat', 'airDefense'], 2)
        flight['adjustments'] = {key: random.randint(-2, 2) for key in keys}
    return flight


def random_first_lost(random):
    return {'firstLost': random.sample(['dd', 'cve', 'transport'], 3)} if random.random() < 0.4 else {}


def random_air_attack(random, name, forces, where):
    nation, enemy = random.sample(NATIONS, 2)
    defenders = some(random, ships_of(forces[enemy]))
    attack = {
        'id': name,
        'where': where if where == 'in-port' else 'at-sea',
        'defender': {'nation': enemy, 'units': taken(unit['id'] for unit in defenders)},
        **random_protection(random, enemy),
        **random_flight(random, nation, forces, defenders),
        'orders': random_first_lost(random),
    }
    if attack['attacker']['units'][0]['unit'].endswith('nas') and random.random() < 0.3:
        attack['surpriseLevel'] = random.randint(1, 7)
    return random_expectation(random, attack, [unit['id'] for unit in defenders], True)


def random_single_attack(random, name, forces, where):
    nation, enemy = random.sample(NATIONS, 2)
    defenders = some(random, ships_of(forces[enemy]))
    attacker = air(nation, random.choice(['nas', 'aas'])) if where == 'in-port' and random.random() < 0.5 else air(nation, 'sub')
    attack = {
        'id': name,
        'attacker': attacker,
        'defender': {'nation': enemy, 'units': taken(unit['id'] for unit in defenders)},
        'orders': random_first_lost(random),
    }
    if random.random() < 0.5:
        lights = [unit['id'] for unit in defenders if is_light(unit)][:1]
        names = [unit['id'] for unit in defenders if not is_light(unit)] + lights
        attack['targets'] = random.sample(names, random.randint(1, len(names)))
    if random.random() < 0.4:
        attack['adjustments'] = {'attack': random.randint(-2, 2)}
    return random_expectation(random, attack, [unit['id'] for unit in defenders])


# Fleet combats.


def random_fleet_combat(random, name, forces, kind):
    sides, chosen = {}, {}
    for side, nation in zip(('attacker', 'defender'), random.sample(NATIONS, 2)):
        ships = some(random, ships_of(forces[nation]))
        chosen[side] = ships
        sides[side] = random_line(random, nation, ships)
    combat = {'id': name, **sides, 'orders': random_first_lost(random)}
    fire = random_fire(random, sides, chosen)
    if fire and random.random() < 0.5:
        combat['orders']['fire'] = fire
    if random.random() < 0.3:
        combat['adjustments'] = {'attacker': random.randint(-1, 1)}
    return random_expectation(random, combat, [unit['id'] for ships in chosen.values() for unit in ships])


def random_line(random, nation, ships):
    screened = [unit['id'] for unit in ships if unit['type'] in ('cv', 'cvl') or random.random() < 0.25]
    return {
        'number': 1,
        'nation': nation,
        'units': taken(unit['id'] for unit in ships),
        **({'screened': screened} if screened else {}),
        **({'reducedEffectiveness': True} if random.random() < 0.2 else {}),
    }


def random_fire(random, sides, ships):
    """Orders to capital ships of a side whose enemy has none in front: each may fire at light ships, or wait for screened ones."""
    orders = []
    for side, enemy in (('attacker', 'defender'), ('defender', 'attacker')):
        own, foes = ([unit for unit in ships[one] if unit['type'] in ('bb', 'bc') and unit['id'] not in sides[one].get('screened', [])] for one in (side, enemy))
        behind = [name for name in sides[enemy].get('screened', [])]
        front = [unit['id'] for unit in ships[enemy] if is_light(unit) and unit['id'] not in behind][:1]
        # Screened light ships are one target.
        lights = [unit['id'] for unit in ships[enemy] if is_light(unit) and unit['id'] in behind]
        targets = front + [name for name in behind if name not in lights[1:]]
        if not foes and targets:
            orders += [{'by': unit['id'], 'at': random.choice(targets)} for unit in own]
    return orders


# Rounds.


def random_groups(random, units):
    """The ships in one or two combat groups, by number: light ships stay together."""
    nation = units[0]['id'].split('-')[0]
    ships = ships_of(units)
    named = [unit['id'] for unit in ships if not is_light(unit)]
    light = [unit['id'] for unit in ships if is_light(unit)]
    parts = [named[:1] + light, named[1:]] if random.random() < 0.4 and len(named) > 1 else [named + light]
    numbers = random.sample(range(1, 5), len(parts)) if random.random() < 0.6 else range(1, 1 + len(parts))
    protection = random_protection(random, nation)
    bare = {'airDefenseLevel': random.choice([0, 0, 2, 4, 6])}
    return {
        number: {'number': number, 'units': taken(part), **(bare if index else protection)}
        for index, (number, part) in enumerate(zip(numbers, parts))
    }


def random_round(random, number, groups, forces):
    nations = {'attacker': 'us', 'defender': 'japan'}
    strikes = [random_strike(random, f'strike-{number}-{index}', groups, forces, nations) for index in range(random.randint(1, 2))]
    # One flight of a force.
    strikes = list({strike['attacker']['units'][0]['unit']: strike for strike in strikes}.values())
    if strikes[0]['attacker']['units'][0]['unit'].endswith('nas') and random.random() < 0.4:
        strikes[0]['surpriseLevel'] = random.randint(1, 7)
    sides = {
        side: {
            'nation': nation,
            'search': {'squadrons': random.randint(0, 5), 'codebreaking': random.randint(0, 1)},
            'groups': list(groups[nation].values()),
        }
        for side, nation in nations.items()
    }
    active = {side: [one for one in groups[nation] if one <= number] for side, nation in nations.items()}
    fleets = []
    if all(active.values()) and random.random() < 0.4:
        fleets.append({'id': f'line-{number}', **{side: random.choice(numbers) for side, numbers in active.items()}})
    hunts = [random_hunt(random, f'hunt-{number}', groups, nations)] if random.random() < 0.4 else []
    combat = {
        'id': f'round-{number}',
        'number': number,
        **sides,
        'strikes': strikes,
        'fleetCombats': fleets,
        'submarineAttacks': hunts,
        'orders': random_first_lost(random),
    }
    random_expectation(random, combat, [one['unit'] for nation in NATIONS for group in groups[nation].values() for one in group['units']])
    if random.random() < 0.4:
        squadrons = random.choice([{'eliminated': {'min': 1}}, {'attacking': {'min': 1}}, {'cap': {'eliminated': {'min': 1}}}])
        combat.setdefault('expect', {})['squadrons'] = {random.choice(strikes)['id']: squadrons}
    return combat


def random_strike(random, name, groups, forces, nations):
    by = random.choice(['attacker', 'defender'])
    nation, enemy = (nations[by], nations['defender' if by == 'attacker' else 'attacker'])
    group = random.choice(list(groups[enemy].values()))
    units = {unit['id']: unit for unit in forces[enemy]}
    defenders = [units[one['unit']] for one in group['units']]
    return {'id': name, 'by': by, 'group': group['number'], **random_flight(random, nation, forces, defenders)}


def random_hunt(random, name, groups, nations):
    by = random.choice(['attacker', 'defender'])
    enemy = nations['defender' if by == 'attacker' else 'attacker']
    return {'id': name, 'by': by, 'group': random.choice(list(groups[enemy])), 'attacker': air(nations[by], 'sub')}
