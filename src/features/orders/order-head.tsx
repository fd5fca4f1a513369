import { mediaUrl } from '#client/media.ts';

/** What was ordered, at the top of an order. */
export function OrderHead({ image, title, description, price }: { image: string; title: string; description: string; price: string }) {
  return (
    <header className="order-head">
      <span className="picture order-picture">
        <img src={mediaUrl(image, 480)} alt="" width={480} height={360} />
      </span>
      <div>
        <h2>{title}</h2>
        <p className="price">{price}</p>
        {description && <p className="prose">{description}</p>}
      </div>
    </header>
  );
}
