"""Random turns of Axis & Allies: two or three small sea battles that take from the same forces."""

POWERS = {'axis': ['japan', 'germany'], 'allies': ['us', 'uk']}
LEAVES = ['never', 'always', 'no-target-left', 'enemy-has-aircraft', 'enemy-has-destroyer']
TECHNOLOGIES = ['super-submarines', 'combined-arms', 'jet-fighters', 'heavy-bombers', 'long-range-aircraft']
TYPES = ['trn', 'sub', 'dd', 'ftr', 'ac', 'bmbr', 'bb']
DEPTHS = ['surfaced', 'periscope', 'submerged', 'silent']
OUTCOMES = ['attacker-wins', 'defender-wins', 'nobody-left', 'both-left']


def random_turn(random, ruleset):
    """A scenario of `aare` or `aa-depth`."""
    depths = ruleset == 'aa-depth'
    powers = {}
    for side, names in POWERS.items():
        for name in names:
            technologies = [] if depths else random.sample(TECHNOLOGIES, random.choice([0, 0, 1, 2]))
            powers[name] = {'side': side, **({'technologies': technologies} if technologies else {})}
    if not depths:
        share_submarine_values(powers)
    forces = [
        {'id': f'force-{side}', 'power': random.choice(POWERS[side]), 'units': random_units(random, depths)} for side in POWERS
    ]
    scenario = {'ruleset': ruleset, 'powers': powers, 'forces': forces}
    if depths:
        table = random.choice(['revised-d6', 'derived-d20', 'own-d12'])
        scenario['unitTable'] = table
        if table == 'own-d12':
            scenario['units'] = {
                kind: {'attack': random.randint(0 if kind == 'trn' else 1, 9), 'defense': random.randint(1, 9), 'cost': random.randint(5, 25)}
                for kind in TYPES
            }
    scenario['seaBattles'] = [random_battle(random, f'battle-{number}', forces, depths) for number in range(random.choice([2, 2, 3]))]
    return scenario


def share_submarine_values(powers):
    """All powers of a side, or none, have super submarines: which of two unlike groups is hit by whom is the owner's choice."""
    for side in POWERS.values():
        has = 'super-submarines' in powers[side[0]].get('technologies', [])
        for name in side[1:]:
            technologies = [one for one in powers[name].get('technologies', []) if one != 'super-submarines']
            powers[name]['technologies'] = technologies + (['super-submarines'] if has else [])


def random_units(random, depths, most=3):
    """Units of a force: now and then as a list, in which submarines have a name and, with depths, a depth."""
    units = {}
    for _ in range(random.randint(1, most)):
        kind = random.choice([*TYPES, 'sub', 'dd', 'sub'])
        units[kind] = units.get(kind, 0) + random.randint(1, 2)
    if depths or random.random() < 0.3:
        return [
            {'type': kind, 'count': count, **({'depth': random.choice(DEPTHS[:3] * 3 + DEPTHS)} if depths and kind == 'sub' else {})}
            for kind, count in units.items()
        ]
    return units


def random_battle(random, name, forces, depths):
    """A battle between a force and another, or units that stand in no force."""
    attacking, defending = random.sample(forces, 2)
    attacker = taken(random, attacking, depths)
    if depths:
        attacker = without_silent(attacker, forces)
    defender = taken(random, defending, depths)
    allies = [power for side in POWERS.values() if defending['power'] in side for power in side if power != defending['power']]
    if not depths and random.random() < 0.3:
        defender = {'forces': [defender, {'power': allies[0], 'units': random_units(random, depths, 2)}]}
    battle = {'id': name, 'attacker': attacker, 'defender': defender}
    attacker['orders'] = random_orders(random, True, depths)
    defender['orders'] = random_orders(random, False, depths)
    if not depths and random.random() < 0.7:
        battle['expect'] = {'outcome': random.choice(OUTCOMES)}
    return battle


def taken(random, force, depths):
    """A side that takes all or some of a force, or as many units again that are its own."""
    roll = random.random()
    if roll < 0.55:
        return {'from': force['id']}
    if roll < 0.85:
        return {'from': force['id'], 'units': some(random, force['units'])}
    return {'power': force['power'], 'units': random_units(random, depths)}


def some(random, units):
    """Some of the units of a force."""
    if isinstance(units, dict):
        kept = {kind: random.randint(1, count) for kind, count in units.items() if random.random() < 0.8}
        return kept or units
    kept = [{**line, 'count': random.randint(1, line['count'])} for line in units if random.random() < 0.8]
    return kept or units


def without_silent(side, forces):
    """The side of an attacker: submarines in silent running do not attack, so they stay out."""
    written = side.get('units') or next(force['units'] for force in forces if force['id'] == side['from'])
    kept = [line for line in written if line.get('depth') != 'silent']
    if len(kept) == len(written):
        return side
    if kept:
        return {**side, 'units': kept}
    power = side.get('power') or next(force['power'] for force in forces if force['id'] == side['from'])
    return {'power': power, 'units': [{'type': 'dd', 'count': 2}]}


def random_orders(random, attacks, depths):
    """Orders of a side: each is given now and then."""
    orders = {}
    if random.random() < 0.4:
        orders['losses'] = random.sample(TYPES, random.randint(1, 4))
    if random.random() < 0.4 and not (depths and attacks):
        orders['dive'] = {'when': random.choice(LEAVES)}
    if random.random() < 0.3:
        orders['submerge'] = {'when': random.choice(LEAVES)}
    if depths and not attacks and random.random() < 0.5:
        orders['elect'] = {'when': 'always'}
    if depths and attacks and random.random() < 0.1:
        orders['search'] = False
    if attacks and random.random() < 0.3:
        key = 'afterRound' if 'submerge' in orders else random.choice(['afterRound', 'fewerThan'])
        orders['retreat'] = {key: random.randint(1, 3)}
    return orders
