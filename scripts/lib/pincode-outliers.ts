/** Where pincodes lie that India Post's data put elsewhere: `state`, tab, `district`; nothing where nobody knows. */
export const corrections: Readonly<Record<string, readonly string[]>> = {
  // The offices stand in the town of the sorting district; the district is a wrong row of the list.
  '334002': ['Rajasthan\tBikaner'],
  '384316': ['Gujarat\tMahesana'],
  '504346': ['Telangana\tAdilabad'],
  '612906': ['Tamil Nadu\tAriyalur'],
  '799001': ['Tripura\tWest Tripura'],
  // Four offices of Mizoram under a pincode of Arunachal Pradesh: theirs is written wrongly.
  '791701': [],
  // One office of many stands in the row of another state.
  '110025': ['Delhi\tSouth', 'Delhi\tSouth East'],
  '305402': ['Rajasthan\tAjmer'],
  '311601': ['Rajasthan\tBhilwara'],
  '332028': ['Rajasthan\tSikar'],
  '333022': ['Rajasthan\tJhunjhunu'],
  '335513': ['Rajasthan\tHanumangarh'],
  '335526': ['Rajasthan\tHanumangarh'],
  '343027': ['Rajasthan\tJalore'],
  '505187': ['Telangana\tPeddapalli'],
  '505325': ['Telangana\tJagitial', 'Telangana\tNizamabad'],
  '505525': ['Telangana\tPeddapalli'],
  '506003': ['Telangana\tHanumakonda'],
  '509132': ['Telangana\tJogulamba Gadwal'],
  '509324': ['Telangana\tNagarkurnool'],
  '531149': ['Andhra Pradesh\tVisakhapatanam'],
  '756048': ['Odisha\tBaleshwar'],
};

/** States that a pincode shares with none of its neighbours and has all the same. */
const enclaves: Readonly<Record<string, string>> = {
  // Parts of a union territory inside a state.
  '362570': 'Dadra and Nagar Haveli and Daman and Diu',
  '533464': 'Puducherry',
  '673310': 'Puducherry',
  // Villages across the border of the state, served from a town on the other side.
  '781029': 'Meghalaya',
  '781131': 'Meghalaya',
  '782410': 'Meghalaya',
  '802131': 'Uttar Pradesh',
  '814131': 'Bihar',
};

/** Digits of a pincode that name its sorting district. */
const SORTING = 3;
/** A state is odd where so small a part of its sorting district lies in it. */
const ODD = 0.1;
/** Pincodes before and after that count as neighbours. */
const NEAR = 2;

/**
 * Finds pincodes in a state that nearly nobody of their sorting district and none of their neighbours lies in, but for known
 * enclaves, and says of each what is odd.
 * @param places of every pincode: `state`, tab, `district`
 */
export function outliers(places: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const statesOf = (pin: string): Set<string> =>
    new Set([...(places.get(pin) ?? [])].map((place) => place.split('\t')[0] ?? '').filter(Boolean));
  return [...Map.groupBy([...places.keys()].sort(), (pin) => pin.slice(0, SORTING)).values()].flatMap((pins) =>
    pins.flatMap((pin, at) => {
      const near = [...pins.slice(Math.max(0, at - NEAR), at), ...pins.slice(at + 1, at + 1 + NEAR)];
      return [...statesOf(pin)]
        .filter((state) => enclaves[pin] !== state)
        .filter((state) => pins.filter((one) => statesOf(one).has(state)).length < pins.length * ODD)
        .filter((state) => !near.some((one) => statesOf(one).has(state)))
        .map((state) => `${pin} lies in ${state}, and nothing around it does.`);
    }),
  );
}
