import { Link } from 'react-router-dom';
import styles from '../features/pricing/pricing.module.css';
import { ProductList } from '../features/pricing/product-list.js';
import { pricingTexts as texts } from '../shared/texts/pricing.js';

/** What reports cost. Public and light: visitors come to it from a search. */
export default function PricingPage() {
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1>{texts.title}</h1>
        <p className={styles['lead']}>{texts.lead}</p>
        <Link to="/example-report">{texts.example}</Link>
      </header>
      <ProductList />
      <p className={styles['vat']}>{texts.vat}</p>
      <section className={styles['faq']} aria-labelledby="faq">
        <h2 id="faq">{texts.questionsTitle}</h2>
        <div className={styles['questions']}>
          {texts.questions.map(({ question, answer }) => (
            <div key={question}>
              <h3>{question}</h3>
              <p>{answer}</p>
            </div>
          ))}
        </div>
      </section>
    </div>
  );
}
