import { Picture } from '#ui/picture.tsx';

/** Heading of an order's page: picture, title, price and description of the product. */
export function OrderHead({
  image,
  title,
  description,
  price,
}: {
  image: string;
  title: string;
  description: string;
  price: string;
}) {
  return (
    <header className="order-head">
      <Picture value={image} alt="" sizes="(min-width: 40rem) 20rem, 100vw" className="order-picture" eager />
      <div>
        <h2>{title}</h2>
        <p className="price">{price}</p>
        {description && <p className="prose">{description}</p>}
      </div>
    </header>
  );
}
