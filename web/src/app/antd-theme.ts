import { theme, type ThemeConfig } from 'antd';

/** The colours of theme.css, for antd: it derives hovers and borders from real values and cannot read variables. */
export const palettes = {
  light: {
    paper: '#faf7f1',
    raised: '#fffdf9',
    sunken: '#f1ece2',
    ink: '#1c2420',
    inkQuiet: '#55605a',
    rule: '#ddd6c8',
    ruleStrong: '#8b8a7e',
    brand: '#1f5a45',
    brandStrong: '#164434',
    onBrand: '#ffffff',
    brandSoft: '#e3ede6',
    good: '#276b30',
    watch: '#7d5000',
    bad: '#a8231c',
  },
  dark: {
    paper: '#121815',
    raised: '#1a221e',
    sunken: '#26302b',
    ink: '#ece7db',
    inkQuiet: '#a9b2ab',
    rule: '#2f3a34',
    ruleStrong: '#75827a',
    brand: '#7fc8a4',
    brandStrong: '#a2dbbf',
    onBrand: '#0c1f17',
    brandSoft: '#1d3229',
    good: '#8bd094',
    watch: '#e9bd57',
    bad: '#f4a59b',
  },
} as const;

/**
 * antd in our clothes.
 * @param isStill whether the person wants nothing to move
 */
export function antdTheme(mode: keyof typeof palettes, { isStill = false } = {}): ThemeConfig {
  const colour = palettes[mode];
  return {
    algorithm: (seed, map) => ({
      ...(mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm)(seed, map),
      // The dark algorithm dims these; ours are chosen for the dark as they are.
      colorPrimary: colour.brand,
      colorLink: colour.brand,
      colorSuccess: colour.good,
      colorWarning: colour.watch,
      colorError: colour.bad,
      colorPrimaryHover: colour.brandStrong,
      colorPrimaryActive: colour.brandStrong,
      colorLinkHover: colour.brandStrong,
      colorLinkActive: colour.brandStrong,
      // The outline of what has the focus.
      colorPrimaryBorder: colour.brand,
    }),
    token: {
      colorPrimary: colour.brand,
      colorLink: colour.brand,
      colorSuccess: colour.good,
      colorWarning: colour.watch,
      colorError: colour.bad,
      colorTextBase: colour.ink,
      colorText: colour.ink,
      colorTextSecondary: colour.inkQuiet,
      colorTextTertiary: colour.inkQuiet,
      colorTextDescription: colour.inkQuiet,
      colorTextPlaceholder: colour.inkQuiet,
      colorTextLightSolid: colour.onBrand,
      colorBgBase: colour.paper,
      colorBgLayout: colour.paper,
      colorBgContainer: colour.raised,
      colorBgElevated: colour.raised,
      // antd's own is a quarter as strong as words: neither what is disabled nor what clears a field would be seen.
      colorTextQuaternary: colour.inkQuiet,
      colorBgContainerDisabled: colour.sunken,
      colorBorder: colour.ruleStrong,
      colorBorderSecondary: colour.rule,
      colorSplit: colour.rule,
      controlItemBgActive: colour.brandSoft,
      fontFamily: "'Source Sans 3 Variable', 'Segoe UI', system-ui, sans-serif",
      fontSize: 15,
      fontSizeSM: 13,
      fontSizeLG: 17,
      fontSizeXL: 20,
      fontSizeHeading1: 34,
      fontSizeHeading2: 26,
      fontSizeHeading3: 20,
      lineHeight: 1.5,
      borderRadius: 8,
      borderRadiusLG: 8,
      borderRadiusSM: 6,
      controlHeight: 40,
      controlHeightLG: 48,
      controlHeightSM: 32,
      boxShadowTertiary: 'none',
      motionDurationSlow: '0.2s',
      motionDurationMid: '0.15s',
      motionDurationFast: '0.1s',
      motion: !isStill,
      wireframe: false,
    },
    components: {
      Button: { primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none', fontWeight: 600 },
      // The tick, on the brand's colour.
      Checkbox: { colorWhite: colour.onBrand },
      Form: { labelHeight: 24, verticalLabelPadding: '0 0 6px', itemMarginBottom: 28, labelFontSize: 15 },
      Tooltip: {
        colorBgSpotlight: mode === 'dark' ? '#ece7db' : '#1c2420',
        colorTextLightSolid: colour.paper,
      },
    },
  };
}
