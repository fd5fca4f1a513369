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

/**
 * Adds the wire format's fields to a record: `_id`, and `orderId` when `place` is given.
 * @param place 1-based place in a list
 */
export function frameToWire<R extends RecordFrame>(record: R, place?: number): R & WireFrame {
  return { _id: record.id, ...record, ...(place === undefined ? {} : { orderId: place }) };
}

/**
 * Converts a record's frame from the wire format: `_id` becomes `id`. Removes `orderId` and `createdAt`, which pages do
 * not use.
 */
export function frameFromWire<W extends WireFrame>(
  wire: W,
): Omit<W, '_id' | 'id' | 'createdAt' | 'orderId'> & { id: string } {
  const { _id, id: _same, createdAt: _made, orderId: _place, ...rest } = wire;
  return { ...rest, id: _id };
}
