import type { Finding } from '#scripts/lib/pincode-table.ts';

/**
 * Corrections of pincodes that India Post's data assigns to a state that none of their neighbours has. They are derived
 * from an office's division, coordinates and name, and from neighbouring pincodes.
 */
export const pincodeFindings: readonly Finding[] = [
  {
    pincodes: ['799001'],
    state: 'Telangana',
    is: { state: 'Tripura', district: 'West Tripura' },
    why: 'The head office of Agartala, put into Nirmal; Agartala Division, like all around.',
  },
  {
    pincodes: ['334002'],
    state: 'Chhattisgarh',
    is: { state: 'Rajasthan', district: 'Bikaner' },
    why: 'The delivery centre of Bikaner, put into Raipur; Bikaner Division.',
  },
  {
    pincodes: ['612906'],
    state: 'Kerala',
    is: { state: 'Tamil Nadu', district: 'Ariyalur' },
    why: 'Melanikuzhi, put into Kozhikode; Tiruchirapalli Division, and 612901 to 612905 are Ariyalur.',
  },
  {
    pincodes: ['384316'],
    state: 'Rajasthan',
    is: { state: 'Gujarat', district: 'Mahesana' },
    why: 'Kansa near Visnagar, put into Nagaur; Mahesana Division.',
  },
  {
    pincodes: ['791701'],
    state: 'Mizoram',
    is: 'nowhere',
    why: 'Villages of Mizoram, most likely under a misprint of 796701; what begins with 791 goes to Arunachal Pradesh.',
  },
  {
    pincodes: ['504346'],
    state: 'Andhra Pradesh',
    is: { state: 'Telangana', district: 'Adilabad' },
    why: 'Indervelli and 17 villages of it, put into Prakasam; Adilabad Division.',
  },
  {
    pincodes: ['305402', '311601', '332028', '333022', '335513', '335526', '343027', '756048'],
    state: 'Telangana',
    is: 'nowhere',
    why: 'New offices of Rajasthan and Odisha, put into Mulugu; the other offices of these pincodes are at home.',
  },
  {
    pincodes: [
      '503145',
      '503188',
      '503225',
      '503230',
      '503235',
      '503321',
      '504214',
      '504215',
      '505187',
      '505325',
      '505525',
      '506003',
      '509132',
      '509324',
    ],
    state: 'Andhra Pradesh',
    is: 'nowhere',
    why: 'Single offices of Andhra Pradesh under misprinted pincodes of Telangana.',
  },
  {
    pincodes: ['531149'],
    state: 'Telangana',
    is: 'nowhere',
    why: 'Machapur of Medak Division under a misprinted pincode of Visakhapatnam.',
  },
  {
    pincodes: ['110025'],
    state: 'Uttar Pradesh',
    is: 'nowhere',
    why: 'Abul Fazal Enclave in Delhi, put into Budaun; New Delhi South Division.',
  },
  {
    pincodes: ['244923', '244924'],
    state: 'Uttarakhand',
    is: 'nowhere',
    why: 'Kaushal Ganj and Bhagwant Nagar of Rampur, put into Udham Singh Nagar; Moradabad Division.',
  },
  {
    pincodes: ['362570'],
    state: 'Dadra and Nagar Haveli and Daman and Diu',
    is: 'right',
    why: 'Vanakbara on the island of Diu.',
  },
  {
    pincodes: ['533464', '673310'],
    state: 'Puducherry',
    is: 'right',
    why: 'Yanam and Mahe, each alone in another state.',
  },
  {
    pincodes: ['605102', '605107', '605110', '605502'],
    state: 'Puducherry',
    is: 'right',
    why: 'Villages of Puducherry that lie among those of Tamil Nadu.',
  },
  {
    pincodes: ['605007', '609603', '609604'],
    state: 'Tamil Nadu',
    is: 'right',
    why: 'Villages of Tamil Nadu that are served from Puducherry and Karaikal.',
  },
  {
    pincodes: ['247662', '247669', '262406'],
    state: 'Uttar Pradesh',
    is: 'right',
    why: 'Biharigarh, Gagalheri and Nawabganj, in divisions of Uttar Pradesh at the border of Uttarakhand.',
  },
  {
    pincodes: ['781029', '781131', '782410'],
    state: 'Meghalaya',
    is: 'right',
    why: 'Villages of Ri Bhoi that are served from Assam.',
  },
  {
    pincodes: ['802131'],
    state: 'Uttar Pradesh',
    is: 'right',
    why: 'A sandbank of the Ganga at Buxar.',
  },
  {
    pincodes: ['813208'],
    state: 'Jharkhand',
    is: 'right',
    why: 'Offices of Godda and Sahebganj, Santhal Parganas Division.',
  },
  {
    pincodes: ['814131'],
    state: 'Bihar',
    is: 'right',
    why: 'Chandan and villages of Banka, Bhagalpur Division.',
  },
  {
    pincodes: ['900056'],
    state: 'Uttar Pradesh',
    is: 'right',
    why: 'A post office of the army.',
  },
  {
    pincodes: ['900099'],
    state: 'West Bengal',
    is: 'right',
    why: 'A post office of the army.',
  },
];
