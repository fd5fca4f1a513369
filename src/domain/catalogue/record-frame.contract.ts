/** Fields that every record of the catalogue has beside its own; pages do not show `createdAt`. */
export interface RecordFrame {
  id: string;
  createdAt?: string;
  updatedAt: string;
}

/**
 * Record frame on the wire: `id` repeats `_id`, because clients read either; `orderId` is the 1-based place in a list.
 */
export interface WireFrame {
  _id: string;
  id?: string;
  createdAt?: string;
  updatedAt: string;
  orderId?: number;
}

/** Returns a record with its frame for the wire. @param place 1-based place in the list; missing outside of a list */
export function frameToWire<R extends RecordFrame>(record: R, place?: number): R & WireFrame {
  return { _id: record.id, ...record, ...(place === undefined ? {} : { orderId: place }) };
}

/** Returns a record from the wire without `orderId` and `createdAt`, which pages do not use. */
export function frameFromWire<W extends WireFrame>(
  wire: W,
): Omit<W, '_id' | 'id' | 'createdAt' | 'orderId'> & { id: string } {
  const { _id, id: _same, createdAt: _made, orderId: _place, ...rest } = wire;
  return { ...rest, id: _id };
}
