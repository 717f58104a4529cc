/**
 * Named ships by nation, type, size and speed: one public transcription. It includes ships that were never built, and lacks some real ones
 * (Hermes, Eagle, Argus). Names are abbreviated as on the counters.
 */

export type NamedType = 'bb' | 'bc' | 'pb' | 'cvl' | 'cv' | 'cvb';

/** Ships of a nation with the same values. */
export interface ShipClass {
  readonly nation: string;
  readonly type: NamedType;
  /** In naval factors. */
  readonly size: number;
  /** While undamaged. */
  readonly speed: 'fast' | 'slow';
  readonly names: readonly string[];
}

/** A line for each class: nation, type, size, speed and names; a line that is indented further continues the one before. */
const classTable = `
  britain bb 3 slow: Barham, Malaya, Q. Elizabeth, Ramilies, Resolution, Revenge, Royal Oak, R. Sovereign, Valiant,
    Warspite
  britain bb 4 fast: Anson, Duke of York, Howe, King George V, Pr of Wales, Vanguard
  britain bb 4 slow: Nelson, Rodney
  britain bb 5 fast: Lionheart, Marlborough
  britain bc 2 fast: Orion, Swiftsure
  britain bc 3 fast: Beatty, Hood, Jellicoe, Renown, Repulse
  britain cvl 2 fast: Ark Royal, Courageous, Formidable, Furious, Glorious, Illustrious, Implacable, Indefatigable,
    Indomitable, Victorious
  france bb 2 fast: Belliqueuse, Revanche
  france bb 3 slow: Bretagne, Lorraine, Provence
  france bb 3 fast: Dunkerque, Lyon, Strasbourg, Lille
  france bb 4 fast: Jean Bart, Richelieu
  germany cvl 2 fast: Europa, Seydlitz, G Zeppelin, Strasser
  germany bb 4 fast: Bismarck, Moltke, Siegfried, Tirpitz
  germany bb 5 fast: Fried d Gr, G. Deutschland
  germany bc 3 fast: Barbarossa, Gneisenau, Scharnhorst, Wallenstein
  germany pb 2 fast: Deutschland, Graf Spee, Lutzow, Mackensen, Scheer, Von Der Tann
  italy bb 3 fast: A. Doria, C. Cavour, Caio Duilio, F. Caracciolo, F. Morosini, G. Cesare
  italy bb 4 fast: Impero, Lepanto, Littorio, Napoli, Roma, V. Veneto
  italy bc 2 fast: C. Borgia, C. di Rienzi
  italy cvl 2 fast: Aquila, Falcone, F. Baracca, Sparviero
  japan bb 3 slow: Fuso, Hyuga, Ise, Yamashiro
  japan bb 4 slow: Mutsu, Nagato
  japan bb 4 fast: Tosa, Tsushima
  japan bb 5 fast: Hizen, Kii, Musashi, Owarii, Satsuma, Yamato
  japan bc 2 fast: Kurama, Tokiwa
  japan bc 3 fast: Aki, Hakata, Haruna, Hiei, Kirishima, Kongo
  japan cv 3 fast: Akagi, Amagi, Hiryu, Kaga, Kasagi, Shokaku, Soryu, Taiho, Unryu, Zuikaku
  japan cvb 4 fast: Koryu, Shinano, Yatagarasu, Yurei
  japan cvl 2 fast: Chitose, Chiyoda, Hiyo, Junyo, Ryuho, Ryujo, Shoho, Zuiho
  russia bb 2 slow: Gangut, Petropavlovsk, Sevastopol
  russia bb 2 fast: Kinburn, Navarin
  russia bb 3 fast: Kronshtadt, Novorossisk
  russia bb 4 fast: Demokratiya, Svobodnaya
  russia bb 5 fast: Soyuz, Ukraina
  us bb 3 slow: Arizona, California, Colorado, Idaho, Maryland, Mississippi, Nevada, New Mexico, New York, Oklahoma,
    Penn., Tennessee, Texas, W. Virginia
  us bb 3 fast: Georgia, N. Dakota, Oregon, Virginia
  us bb 4 fast: Alabama, Indiana, Mass., Michigan, Minnesota, N. Carolina, Nebraska, S. Dakota, Vermont, Washington
  us bb 5 fast: Iowa, Maine, Missouri, Montana, New Hamp., New Jersey, Ohio, Wisconsin
  us bc 2 fast: Alaska, Guam, Hawaii, Philippines
  us cvl 2 fast: Kings Mtn, St. Mihiel, Fort McHenry, Bataan, Belleau Wood, Buena Vista, Cowpens, Independence,
    Lafayette, Lake Erie, Langley, Monmouth, Monterey, Princeton, Saipan, San Jacinto, Shenadoah, Stony Point, Wright,
    Guilford C.
  us cv 3 fast: Saratoga, Antietam, Argonne, Bennington, B. H. Richard, Boxer, Bunker Hill, Cabot, Concord,
    Crown Point, Enterprise, Essex, Franklin, Gettysburg, Hancock, Hornet, Intrepid, Iwo Jima, Kearsarge,
    L. Champlain, Lexington, Leyte, Oriskany, Philip Sea, Randolph, Reprisal, Shangri-La, Tarawa, Ticonderoga,
    Valley Forge, Wasp, Yorktown
  us cvb 4 fast: F. D. Roosevelt, Constellation, Coral Sea, Midway
`;

export const shipClasses: readonly ShipClass[] = classTable
  .trim()
  .split(/\n {2}(?=\S)/)
  .map((line) => {
    const [, nation = '', type, size, speed, names = ''] = /^(\w+) (\w+) (\d) (\w+): ([^]*)$/.exec(line) ?? [];
    return {
      nation,
      type: type as NamedType,
      size: Number(size),
      speed: speed as ShipClass['speed'],
      names: names.split(/,\s+/),
    };
  });

/** Common names of ships whose name in the list is not found by the beginnings of its words. */
export const catalogueNamesByAlias: Readonly<Record<string, string>> = {
  Ramillies: 'Ramilies',
  'Admiral Scheer': 'Scheer',
  'Admiral Graf Spee': 'Graf Spee',
  'Conte di Cavour': 'C. Cavour',
  Owari: 'Owarii',
  'Kings Mountain': 'Kings Mtn',
  Shenandoah: 'Shenadoah',
};
