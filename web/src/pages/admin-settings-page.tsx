import { AdminFrame } from '../features/admin/admin-frame.js';
import { ListFailure, ListLoading } from '../features/admin/list/list-states.js';
import { NumberSetting, type NumberView } from '../features/admin/settings/number-setting.js';
import { PricesSetting } from '../features/admin/settings/prices-setting.js';
import { ProductGuide } from '../features/admin/settings/product-guide.js';
import { useAdminSettingsQuery } from '../features/admin/settings/settings-api.js';
import styles from '../features/admin/settings/settings.module.css';
import { adminSettingsTexts as texts } from '../shared/texts/admin-settings.js';
import { LinkButton } from '../shared/ui/button.js';

/** What administrators may turn while the service runs, and where the rest is set. */
export default function AdminSettingsPage() {
  return (
    <AdminFrame>
      <Settings />
      <ProductGuide />
      <section className={styles['danger']} aria-labelledby="danger">
        <h2 id="danger">{texts.danger.title}</h2>
        <p className={styles['text']}>{texts.danger.text}</p>
        <LinkButton to="/admin/users">{texts.danger.action}</LinkButton>
      </section>
    </AdminFrame>
  );
}

function Settings() {
  const { data, error, refetch } = useAdminSettingsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!data && error) {
    return <ListFailure title={texts.failed} error={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <ListLoading text={texts.loading} />;
  return data.map((setting) =>
    setting.key === 'model_prices' ? (
      <PricesSetting key={setting.key} setting={setting} />
    ) : (
      <NumberSetting key={setting.key} setting={setting as NumberView} />
    ),
  );
}
