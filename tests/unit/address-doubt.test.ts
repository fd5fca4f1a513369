import { describe, expect, test } from 'vitest';
import { addressDoubt } from '#domain/delivery/pincode.repo.ts';

describe('an address and its pincode', () => {
  test.each([
    ['12, Mall Road, Ludhiana', '141001'],
    ['House 4, Model Town, Jalandhar, Punjab', '144003'],
    ['SCO 8, Sector 17, Chandigarh', '160017'],
    ['Jalandhar Road, Batala', '143505'],
    ['14 Delhi Gate, Near Clock Tower', '141008'],
    ['Village Rampur, VPO Doraha', '141421'],
    ['Flat 3, Sector 45, Gurgaon', '122003'],
    ['B-12, MG Road, Bangalore', '560001'],
    ['Andheri West, Bombay', '400053'],
    ['Phase 7, Mohali', '160062'],
    ['H No 12, Ropar', '140001'],
    ['C-4, Vasant Kunj, New Delhi', '110070'],
    ['Tower 5, Sector 62, Noida, U.P.', '201301'],
    ['Civil Lines, Allahabad', '211001'],
    ['Shop 2, Grain Mandi', '141001'],
    ['Punjab National Bank Colony, Sector 9', '134109'],
    ['Guru Nanak Nagar, Ludhiana, Haryana', '141001'],
    ['ਪਿੰਡ ਵੇਰਕਾ, ਅੰਮ੍ਰਿਤਸਰ', '141001'],
    ['VIP Road, Zirakpur, Distt. Patiala, Punjab', '140603'],
    ['12, Amritsar, Punjab', '999999'],
    ['Maruti Vihar', '141001'],
    ['Bilaspur', '141001'],
    ['', '141001'],
  ])('%s and %s agree, or say nothing', (address, pincode) => {
    expect(addressDoubt({ address, pincode })).toEqual({ wrote: '', lies: '' });
  });

  test.each([
    ['12, Mall Road, Jalandhar', '141001', 'Jalandhar', 'Ludhiana, Punjab'],
    ['12, Mall Road, Jalandhar, Punjab', '141001', 'Jalandhar', 'Ludhiana, Punjab'],
    ['12 Mall Road Jalandhar City - 144001', '141001', 'Jalandhar', 'Ludhiana, Punjab'],
    ['House 4, Distt. Amritsar', '141001', 'Amritsar', 'Ludhiana, Punjab'],
    ['Sector 45, Gurgaon', '141001', 'Gurgaon', 'Ludhiana, Punjab'],
    ['12, Mall Road, Haryana', '141001', 'Haryana', 'Ludhiana, Punjab'],
    ['12, Mall Road, U.P.', '141001', 'Uttar Pradesh', 'Ludhiana, Punjab'],
    ['MG Road, Bangalore, Karnataka', '110001', 'Bangalore', 'New Delhi, Delhi'],
    ['Connaught Place\nNew Delhi', '400001', 'Delhi', 'Mumbai, Maharashtra'],
    ['Jalandhar Road, near Gate 4, AMRITSAR', '560001', 'Amritsar', 'Bengaluru Urban, Karnataka'],
    ['Phase 7, Mohali', '141001', 'Mohali', 'Ludhiana, Punjab'],
    ['12 Park Street Kolkata', '110001', 'Kolkata', 'New Delhi, Delhi'],
  ])('%s and %s do not: %s, %s', (address, pincode, wrote, lies) => {
    expect(addressDoubt({ address, pincode })).toEqual({ wrote, lies });
  });

  test('takes the time of its length for the longest address that is accepted', () => {
    expect(addressDoubt({ address: 'jalandhar '.repeat(200) + '!', pincode: '141001' }).wrote).toBe('Jalandhar');
    expect(addressDoubt({ address: ',;. '.repeat(500), pincode: '141001' }).wrote).toBe('');
  });
});
