"""Random turns of World in Flames: two or three engagements of submarines that carry over against convoys that do."""

SEVERITY = {'X': 3, 'D': 2, 'A': 1}
WEATHER = ['fine', 'fine', 'rain', 'snow', 'storm', 'blizzard']
MONTHS = ['jan-feb', 'mar-apr', 'may-jun', 'jul-aug', 'sep-oct', 'nov-dec']


def random_turn(random):
    """A scenario of `wif-ssw`."""
    forces = [
        {'power': 'germany', 'units': [random_subs(random, name) for name in ('lohs', 'hecht')[: random.choice([1, 2])]]},
        {
            'power': random.choice(['cw', 'us']),
            'units': [random_escort(random, name) for name in ('b6', 'c1', 'eg-7')[: random.choice([1, 2, 3])]],
            'convoys': [
                {'id': name, 'convoyPoints': random.randint(1, 24), **maybe(random, 0.2, convoyDefence=random.randint(6, 9))}
                for name in ('sc-100', 'ta-18')[: random.choice([1, 2])]
            ],
        },
    ]
    enemy = forces[1]['power']
    scenario = {
        'ruleset': 'wif-ssw',
        'turn': {'year': random.choice([1940, 1941, 1942, 1943, 1944]), 'months': random.choice(MONTHS)},
        'impulse': 1,
        'phasingSide': 'axis',
        'powers': {
            'germany': {'side': 'axis', 'action': 'naval', 'atWarWith': [enemy]},
            enemy: {'side': 'allied', 'action': 'naval', 'atWarWith': ['germany']},
        },
        'tables': {'navalCombatChart': random_chart(random), 'sectionModifiers': random_modifiers(random)},
        'forces': forces,
    }
    scenario['engagements'] = [
        random_engagement(random, f'zone-{number}', number + 1, forces) for number in range(random.choice([2, 2, 3]))
    ]
    return scenario


def maybe(random, chance, **more):
    """What is given only now and then."""
    return more if random.random() < chance else {}


def random_subs(random, name):
    return {
        'id': name,
        'type': 'sub',
        'attack': random.randint(1, 5),
        'section': random.randint(0, 4),
        'count': random.randint(1, 4),
        **maybe(random, 0.6, defence=random.randint(3, 9)),
    }


def random_escort(random, name):
    kind = random.choice(['asw', 'asw', 'scs', 'nav'])
    if kind == 'nav':
        return {'id': name, 'type': 'nav', 'range': random.randint(4, 14), 'airToSea': random.randint(1, 6)}
    values = {'asw': random.choice([1, 2, 2.5, 3, 4]), **maybe(random, 0.3, darkRed=True)} if kind == 'asw' else {'cost1': random.choice([1, 1, 2, 3])}
    return {
        'id': name,
        'type': kind,
        **values,
        'count': random.randint(1, 2),
        **maybe(random, 0.6, defence=random.randint(3, 9)),
    }


def random_chart(random):
    """Columns that rise; effects get no milder from column to column, and are never more than there are ships in the row."""
    columns = random.randint(2, 5)
    line = sorted(random.sample(range(1, 25), columns))
    line[0] = 1
    bands = [[1, 1], [2, 3], [4, None]]
    cells = []
    for least, _ in bands:
        row = [''.join(random.choice('XDA') for _ in range(random.randint(0, least))) for _ in range(columns)]
        row.sort(key=lambda cell: sum(SEVERITY[effect] for effect in cell))
        cells.append([' '.join(f'{cell.count(effect)}{effect}' for effect in 'XDA' if effect in cell) or '-' for cell in row])
    return {
        'source': 'at random',
        'lines': {'surface': line, 'navalAir': line, 'subAndAsw': line},
        'shipBands': bands,
        'cells': cells,
    }


def random_modifiers(random):
    def column():
        values = sorted(random.randint(-3, 0) for _ in range(3))
        return {str(section): value for section, value in zip((1, 2, 3), values)} | {'4': 0}

    return {'source': 'at random', 'fine': column(), 'rain': column(), 'snow': column()}


def random_engagement(random, name, impulse, forces):
    """An engagement of an impulse of its own, so that all that is left may fight again."""
    axis, allied = forces
    subs = [taken(random, unit) for unit in axis['units'] if random.random() < 0.85] or [{'unit': axis['units'][0]['id']}]
    if random.random() < 0.2:
        subs.append({'id': f'{name}-boat', 'type': 'sub', 'attack': random.randint(1, 5), 'section': random.randint(0, 4)})
    if random.random() < 0.2:
        subs.append({'id': f'{name}-condor', 'type': 'nav', 'range': 14, 'airToSea': 2, 'section': random.randint(1, 4)})
    escorts = [taken(random, unit) for unit in allied['units'] if random.random() < 0.7]
    asw = [line for line in escorts if any(unit['id'] == line['unit'] and unit['type'] == 'asw' for unit in allied['units'])]
    convoy = random.choice(allied['convoys'])
    return {
        'id': name,
        'impulse': impulse,
        'weather': random.choice(WEATHER),
        'subs': {'power': axis['power'], 'units': subs},
        'convoy': {
            **({'from': convoy['id']} if random.random() < 0.8 else {'power': allied['power'], 'convoyPoints': random.randint(0, 15)}),
            'units': escorts,
        },
        'orders': {
            'subs': {
                **maybe(random, 0.7, surprise=random_spending(random, asw)),
                **maybe(random, 0.3, losses=[line.get('unit', line.get('id')) for line in reversed(subs) if line.get('type') != 'nav']),
            },
            'convoy': maybe(random, 0.5, surprise=random_spending(random, [])),
        },
    }


def taken(random, unit):
    count = unit.get('count', 1)
    return {'unit': unit['id'], **({'count': random.randint(1, count)} if count > 1 and random.random() < 0.5 else {})}


def random_spending(random, asw):
    """A list of purchases, or one that depends on the points."""
    if random.random() < 0.3:
        return {'at': {str(least): random_purchases(random, asw) for least in sorted(random.sample(range(1, 12), 2))}}
    return random_purchases(random, asw)


def random_purchases(random, asw):
    menu = [
        {'buy': 'own-column-up', 'columns': random.randint(1, 2)},
        {'buy': 'enemy-column-down', 'columns': random.randint(1, 2)},
        *([{'buy': 'avoid'}] if random.random() < 0.3 else []),
        *({'buy': 'target', 'unit': line['unit']} for line in asw),
    ]
    return random.sample(menu, random.randint(1, min(3, len(menu))))
