/** The twenty-five decorations of the demonstration shop, five in each category. */
import type { Drawing } from '#scripts/demo/artwork/kit.ts';
import { baithak, birthday, gateScene, mandapScene, skyExtras, stageScene, swingScene, umbrellaScene, view } from '#scripts/demo/artwork/occasions/decorations.ts';
import { inks } from '#scripts/demo/artwork/occasions/presets.ts';
import { ceilingBalloons, discoNight, flowerBed, foyer, lightWall, lohri, longTable, sangeet, terrace, windowSeat } from '#scripts/demo/artwork/occasions/rooms.ts';

/** A decoration; its name is the alternative text of its picture. */
export interface DemoDecoration {
  readonly slug: string;
  readonly name: string;
  readonly category: 'Marriage' | 'BirthDay' | 'Mehndi' | 'RoomDecor' | 'Party';
  readonly picture: Drawing;
}

export const demoDecorations: readonly DemoDecoration[] = [
  { slug: 'genda-mandap', name: 'Marigold mandap with a maroon canopy and the sacred fire', category: 'Marriage', picture: view((art) => mandapScene(art, { wall: '#f3dcb4', floor: '#c99a64', cloth: '#a81e2c', second: '#e8930c', pillar: '#c99a45', kinds: ['orange', 'yellow'], ink: inks.rubyGold })) },
  { slug: 'gulabi-jaimala-stage', name: 'Jaimala stage before a wall of roses', category: 'Marriage', picture: view((art) => stageScene(art, { wall: '#f4ddd4', floor: '#d9bfae', cloth: '#e3b8ae', sofa: '#8f1245', kinds: ['blush', 'white', 'rose'], ink: inks.raniGold })) },
  { slug: 'haveli-toran-dwar', name: 'Haveli entrance under a toran of marigolds and mango leaves', category: 'Marriage', picture: view(gateScene) },
  { slug: 'chandni-mandap', name: 'Moonlit mandap in white and blush flowers on a lawn', category: 'Marriage', picture: view((art) => mandapScene(art, { wall: '', floor: '', cloth: '#8f1245', second: '#f0dcb8', pillar: '#d9b46a', kinds: ['white', 'blush'], ink: inks.raniGold, dark: true })) },
  { slug: 'shwet-kamal-stage', name: 'White and lilac stage with gilded sofa', category: 'Marriage', picture: view((art) => stageScene(art, { wall: '#e6e1ee', floor: '#c9c0cf', cloth: '#b8a4c8', sofa: '#3d4f78', kinds: ['white', 'lilac', 'white'], ink: inks.indigoGold })) },
  { slug: 'gulabi-gubbare', name: 'Birthday arch of blush and gold balloons', category: 'BirthDay', picture: view((art) => birthday(art, { wall: '#f8e3dc', floor: '#e3c3ae', colours: ['#e88aa0', '#f6d9c4', '#d9a94a', '#b8d0c0'], panel: '#f6c9cf', ink: inks.raniGold, cake: ['#fbeee0', '#f0b8c4', '#fbeee0'], kinds: ['rose', 'white'], cloth: '#fbeee0' })) },
  { slug: 'chanda-mama', name: 'Birthday night with a golden moon and blue balloons', category: 'BirthDay', picture: view((art) => birthday(art, { wall: '#2b3a66', floor: '#1f2a44', colours: ['#2c3f80', '#d9a94a', '#f3ead6', '#5a78b8'], panel: '#1a2448', ink: inks.indigoGold, cake: ['#f3ead6', '#3d5488', '#f3ead6'], kinds: ['white', 'yellow'], cloth: '#3d5488', extra: skyExtras.moon, arch: 'side' })) },
  { slug: 'hara-jungle', name: 'Jungle birthday with palm leaves and green balloons', category: 'BirthDay', picture: view((art) => birthday(art, { wall: '#e6ead0', floor: '#c8a878', colours: ['#4f7a2c', '#8fb35a', '#e3c79a', '#d9a94a', '#f3ead6'], panel: '#f3e6c8', ink: inks.greenGold, cake: ['#f6ead2', '#8fb35a', '#e3c79a'], kinds: ['white', 'yellow'], cloth: '#c9a878', extra: skyExtras.leaves, arch: 'side' })) },
  { slug: 'indradhanush', name: 'Rainbow birthday with clouds and pastel balloons', category: 'BirthDay', picture: view((art) => birthday(art, { wall: '#dcebf2', floor: '#e3d3c0', colours: ['#f2a0a0', '#f6c48a', '#f4df8a', '#a8d0a0', '#9cc4e0', '#c4b0dc'], panel: '#f2f8fb', ink: inks.raniGold, cake: ['#fffaf0', '#f6c4d0', '#c4e0e8'], kinds: ['blush', 'yellow', 'lilac'], cloth: '#f6c4d0', extra: skyExtras.rainbow, arch: 'bunches' })) },
  { slug: 'rani-utsav', name: 'Rani pink and marigold birthday with balloon bunches', category: 'BirthDay', picture: view((art) => birthday(art, { wall: '#fbe3b8', floor: '#d9a86a', colours: ['#b0175a', '#e8930c', '#f4c05a', '#e0588a'], panel: '#b0175a', ink: inks.raniGold, cake: ['#fbe9c8', '#e0588a', '#f4c05a'], kinds: ['orange', 'rose'], cloth: '#e8930c', arch: 'bunches' })) },
  { slug: 'genda-jhoola', name: 'Mehndi swing hung with marigolds', category: 'Mehndi', picture: view(swingScene) },
  { slug: 'phulkari-chhatri', name: 'Mehndi seat under phulkari umbrellas', category: 'Mehndi', picture: view(umbrellaScene) },
  { slug: 'haldi-baithak', name: 'Haldi seating in yellow drapes with brass pots', category: 'Mehndi', picture: view((art) => baithak(art, { wall: '#f6d98a', floor: '#d9a85c', drapes: ['#f4b73c', '#fbe3a0'], kinds: ['orange', 'yellow'], cushions: ['#e8930c', '#c4265a', '#f4d060', '#4f6f2a', '#b3261e', '#e8930c'], ink: inks.rubyGold, brassware: true })) },
  { slug: 'hari-mehndi-baithak', name: 'Mehndi baithak in leaf green and rani pink', category: 'Mehndi', picture: view((art) => baithak(art, { wall: '#dfe6c4', floor: '#b8a070', drapes: ['#5f8a3c', '#dfe6b8'], kinds: ['rose', 'white', 'yellow'], cushions: ['#b0175a', '#e8930c', '#4f6f2a', '#e0588a', '#b0175a', '#f4c05a'], ink: inks.greenGold })) },
  { slug: 'nili-shaam-baithak', name: 'Evening mehndi in peacock blue with orange flowers', category: 'Mehndi', picture: view((art) => baithak(art, { wall: '#2a5a6a', floor: '#5a4a3c', drapes: ['#1f5a6a', '#3f8a94'], kinds: ['orange', 'yellow', 'rose'], cushions: ['#e8930c', '#b0175a', '#2f8272', '#f4c05a', '#b3261e', '#e0588a'], ink: inks.tealCopper, brassware: true })) },
  { slug: 'phoolon-ki-sej', name: 'Bed canopy of rose and tuberose strings', category: 'RoomDecor', picture: view((art) => flowerBed(art, ['rose', 'white'], '#ecd3c0', '#8f1245')) },
  { slug: 'gubbara-kaksh', name: 'Bedroom ceiling of pearl and rose-gold balloons', category: 'RoomDecor', picture: view((art) => ceilingBalloons(art, ['#e8b8a8', '#f6ead8', '#d99a8a', '#d9a94a', '#f0c8c0'], '#e9d9cf')) },
  { slug: 'roshni-deewar', name: 'Wall of fairy lights with framed pictures and candles', category: 'RoomDecor', picture: view(lightWall) },
  { slug: 'griha-pravesh', name: 'Welcome foyer with urli, lamps and rangoli', category: 'RoomDecor', picture: view(foyer) },
  { slug: 'jharokha-baithak', name: 'Window seat with white flowers, cushions and candles', category: 'RoomDecor', picture: view(windowSeat) },
  { slug: 'sangeet-manch', name: 'Sangeet stage with dhols and coloured light', category: 'Party', picture: view(sangeet) },
  { slug: 'lohri-ki-raat', name: 'Lohri bonfire with kites and lights', category: 'Party', picture: view(lohri) },
  { slug: 'taaron-ki-dawat', name: 'Long dinner table under lights and flowers', category: 'Party', picture: view(longTable) },
  { slug: 'chamak-night', name: 'Gold sequin party with mirror ball and balloons', category: 'Party', picture: view(discoNight) },
  { slug: 'shaam-terrace', name: 'Terrace party at dusk with lanterns and low seats', category: 'Party', picture: view(terrace) },
];
