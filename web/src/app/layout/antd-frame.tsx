import { ConfigProvider } from 'antd';
import swedish from 'antd/locale/sv_SE';
import { useMemo, type ReactNode } from 'react';
import { useMedia } from '../../shared/ui/use-media.js';
import { useTheme } from '../../shared/ui/theme-choice.js';
import { antdTheme } from '../antd-theme.js';

/** antd in our theme and in Swedish, for the pages that use it. */
export function AntdFrame({ children }: { readonly children: ReactNode }) {
  const { mode } = useTheme();
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const theme = useMemo(() => antdTheme(mode, { isStill }), [mode, isStill]);
  return (
    <ConfigProvider theme={theme} locale={swedish} wave={{ disabled: true }}>
      {children}
    </ConfigProvider>
  );
}
