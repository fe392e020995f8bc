import { Icon } from '../../shared/ui/icon.js';

interface ReportBannersProps {
  readonly isJustPaid: boolean;
  readonly isUnpaidAdminView: boolean;
}

/** What a reader must know about why this page is open to them. */
export function ReportBanners({ isJustPaid, isUnpaidAdminView }: ReportBannersProps) {
  return (
    <>
      {isJustPaid ? (
        <p className="banner banner-paid no-print" role="status">
          <Icon name="check" />
          Betalning genomförd! Du har nu tillgång till den fullständiga rapporten.
        </p>
      ) : null}
      {isUnpaidAdminView ? (
        <p className="banner banner-admin no-print">
          <Icon name="shield" />
          Du visar denna rapport som admin utan betalning. Normala användare måste betala för att se detta
          innehåll.
        </p>
      ) : null}
    </>
  );
}
