/**
 * Price statistics as plain facts, one row a line.
 *
 * Sources: Statistics Sweden (SCB), mean price of sold one- and two-dwelling houses by municipality 2024 and by
 * county 2024, mean price of sold tenant-owned flats by county 2020, 2021 and 2024; median price per m² of sold
 * flats in 25 municipalities of Stockholm county 2020–2021, counted from published sales.
 */

/** Municipality code, mean house price 2024 in thousands of kr (`-` unknown), name. */
export const municipalityRows = `
0114 5257 Upplands Väsby
0115 5286 Vallentuna
0117 5667 Österåker
0120 6221 Värmdö
0123 5473 Järfälla
0125 6352 Ekerö
0126 6274 Huddinge
0127 4874 Botkyrka
0128 5424 Salem
0136 4918 Haninge
0138 6319 Tyresö
0139 4647 Upplands-Bro
0140 4442 Nykvarn
0160 8585 Täby
0162 13095 Danderyd
0163 8005 Sollentuna
0180 8597 Stockholm
0181 4176 Södertälje
0182 9398 Nacka
0183 9690 Sundbyberg
0184 11030 Solna
0186 12935 Lidingö
0187 8589 Vaxholm
0188 3503 Norrtälje
0191 5361 Sigtuna
0192 3990 Nynäshamn
0305 3993 Håbo
0319 1902 Älvkarleby
0330 4957 Knivsta
0331 1796 Heby
0360 1933 Tierp
0380 4759 Uppsala
0381 3461 Enköping
0382 2840 Östhammar
0428 1593 Vingåker
0461 3344 Gnesta
0480 3335 Nyköping
0481 2513 Oxelösund
0482 1962 Flen
0483 2531 Katrineholm
0484 3291 Eskilstuna
0486 3993 Strängnäs
0488 4418 Trosa
0509 1412 Ödeshög
0512 2075 Ydre
0513 2545 Kinda
0560 2099 Boxholm
0561 2200 Åtvidaberg
0562 1983 Finspång
0563 1783 Valdemarsvik
0580 4421 Linköping
0581 3751 Norrköping
0582 3016 Söderköping
0583 2513 Motala
0584 3202 Vadstena
0586 2811 Mjölby
0604 1947 Aneby
0617 1499 Gnosjö
0642 2098 Mullsjö
0643 3335 Habo
0662 1426 Gislaved
0665 2289 Vaggeryd
0680 3839 Jönköping
0682 1841 Nässjö
0683 2799 Värnamo
0684 1455 Sävsjö
0685 1710 Vetlanda
0686 1936 Eksjö
0687 2439 Tranås
0760 1133 Uppvidinge
0761 1263 Lessebo
0763 1129 Tingsryd
0764 1737 Alvesta
0765 2181 Älmhult
0767 1481 Markaryd
0780 3295 Växjö
0781 1986 Ljungby
0821 811 Högsby
0834 1343 Torsås
0840 2863 Mörbylånga
0860 892 Hultsfred
0861 1536 Mönsterås
0862 1012 Emmaboda
0880 3701 Kalmar
0881 1518 Nybro
0882 2344 Oskarshamn
0883 2154 Västervik
0884 1758 Vimmerby
0885 2637 Borgholm
0980 3953 Gotland
1060 1089 Olofström
1080 2747 Karlskrona
1081 1693 Ronneby
1082 2239 Karlshamn
1083 2185 Sölvesborg
1214 2344 Svalöv
1230 4506 Staffanstorp
1231 4220 Burlöv
1233 7041 Vellinge
1256 1206 Östra Göinge
1257 1600 Örkelljunga
1260 1903 Bjuv
1261 4564 Kävlinge
1262 7159 Lomma
1263 4057 Svedala
1264 3206 Skurup
1265 2153 Sjöbo
1266 2273 Hörby
1267 2413 Höör
1270 2350 Tomelilla
1272 1581 Bromölla
1273 1268 Osby
1275 1546 Perstorp
1276 1878 Klippan
1277 2431 Åstorp
1278 4746 Båstad
1280 6059 Malmö
1281 5352 Lund
1282 4143 Landskrona
1283 4899 Helsingborg
1284 4911 Höganäs
1285 3119 Eslöv
1286 4057 Ystad
1287 3770 Trelleborg
1290 2695 Kristianstad
1291 3510 Simrishamn
1292 4111 Ängelholm
1293 1872 Hässleholm
1315 1204 Hylte
1380 3955 Halmstad
1381 2533 Laholm
1382 3412 Falkenberg
1383 4303 Varberg
1384 5754 Kungsbacka
1401 5127 Härryda
1402 6141 Partille
1407 5808 Öckerö
1415 4525 Stenungsund
1419 4054 Tjörn
1421 3251 Orust
1427 4851 Sotenäs
1430 1749 Munkedal
1435 3240 Tanum
1438 1294 Dals-Ed
1439 1214 Färgelanda
1440 3878 Ale
1441 4466 Lerum
1442 2680 Vårgårda
1443 3414 Bollebygd
1444 1750 Grästorp
1445 1596 Essunga
1446 1872 Karlsborg
1447 989 Gullspång
1452 1388 Tranemo
1460 1005 Bengtsfors
1461 1556 Mellerud
1462 2315 Lilla Edet
1463 2338 Mark
1465 1774 Svenljunga
1466 1921 Herrljunga
1470 1307 Vara
1471 1636 Götene
1472 1897 Tibro
1473 1329 Töreboda
1480 6741 Göteborg
1481 5913 Mölndal
1482 4949 Kungälv
1484 3520 Lysekil
1485 3339 Uddevalla
1486 3276 Strömstad
1487 2424 Vänersborg
1488 3212 Trollhättan
1489 4030 Alingsås
1490 3283 Borås
1491 2352 Ulricehamn
1492 1411 Åmål
1493 2436 Mariestad
1494 2746 Lidköping
1495 2287 Skara
1496 3156 Skövde
1497 2505 Hjo
1498 1769 Tidaholm
1499 1933 Falköping
1715 2259 Kil
1730 1145 Eda
1737 1311 Torsby
1760 932 Storfors
1761 4183 Hammarö
1762 660 Munkfors
1763 1609 Forshaga
1764 1617 Grums
1765 1745 Årjäng
1766 1673 Sunne
1780 3548 Karlstad
1781 1905 Kristinehamn
1782 881 Filipstad
1783 913 Hagfors
1784 1888 Arvika
1785 1481 Säffle
1814 2484 Lekeberg
1860 1010 Laxå
1861 1789 Hallsberg
1862 1134 Degerfors
1863 650 Hällefors
1864 936 Ljusnarsberg
1880 3927 Örebro
1881 2870 Kumla
1882 1737 Askersund
1883 1883 Karlskoga
1884 1862 Nora
1885 1601 Lindesberg
1904 1133 Skinnskatteberg
1907 1893 Surahammar
1960 2169 Kungsör
1961 2538 Hallstahammar
1962 1240 Norberg
1980 4236 Västerås
1981 2224 Sala
1982 1365 Fagersta
1983 2339 Köping
1984 2140 Arboga
2021 1002 Vansbro
2023 2297 Malung-Sälen
2026 1714 Gagnef
2029 2844 Leksand
2031 2322 Rättvik
2034 1864 Orsa
2039 1801 Älvdalen
2061 1426 Smedjebacken
2062 2375 Mora
2080 3534 Falun
2081 2630 Borlänge
2082 2147 Säter
2083 1614 Hedemora
2084 1880 Avesta
2085 1597 Ludvika
2101 1232 Ockelbo
2104 1198 Hofors
2121 1236 Ovanåker
2132 986 Nordanstig
2161 1756 Ljusdal
2180 3343 Gävle
2181 1935 Sandviken
2182 1636 Söderhamn
2183 1474 Bollnäs
2184 2176 Hudiksvall
2260 826 Ånge
2262 1747 Timrå
2280 1438 Härnösand
2281 2649 Sundsvall
2282 719 Kramfors
2283 845 Sollefteå
2284 1669 Örnsköldsvik
2303 544 Ragunda
2305 727 Bräcke
2309 2528 Krokom
2313 752 Strömsund
2321 3842 Åre
2326 1059 Berg
2361 1773 Härjedalen
2380 3648 Östersund
2401 1293 Nordmaling
2403 955 Bjurholm
2404 1151 Vindeln
2409 1601 Robertsfors
2417 741 Norsjö
2418 649 Malå
2421 963 Storuman
2422 567 Sorsele
2425 559 Dorotea
2460 2391 Vännäs
2462 656 Vilhelmina
2463 518 Åsele
2480 4102 Umeå
2481 1343 Lycksele
2482 2460 Skellefteå
2505 1109 Arvidsjaur
2506 1314 Arjeplog
2510 1013 Jokkmokk
2513 613 Överkalix
2514 1062 Kalix
2518 571 Övertorneå
2521 811 Pajala
2523 2323 Gällivare
2560 947 Älvsbyn
2580 3328 Luleå
2581 2103 Piteå
2582 1771 Boden
2583 1130 Haparanda
2584 2299 Kiruna
`;

/** County code, mean house price 2024, mean flat price 2020, 2021 and 2024, all in thousands of kr, name. */
export const countyRows = `
01 6748 3790 4088 4206 Stockholms län
03 3827 2192 2376 2322 Uppsala län
04 3252 1420 1590 1460 Södermanlands län
05 3342 1745 1906 1756 Östergötlands län
06 2695 1629 1807 1689 Jönköpings län
07 2222 1620 1800 1664 Kronobergs län
08 2301 1106 1301 1222 Kalmar län
09 3953 2117 2450 2384 Gotlands län
10 2188 1119 1331 1344 Blekinge län
12 3960 1906 2164 2181 Skåne län
13 4320 2257 2571 2469 Hallands län
14 3849 2337 2591 2524 Västra Götalands län
17 2206 1053 1224 1205 Värmlands län
18 2512 1350 1555 1362 Örebro län
19 3141 1243 1426 1369 Västmanlands län
20 2331 941 1092 909 Dalarnas län
21 2172 1207 1310 1245 Gävleborgs län
22 1769 860 954 953 Västernorrlands län
23 2573 1109 1421 1549 Jämtlands län
24 2733 1535 1853 1856 Västerbottens län
25 2081 1219 1289 1453 Norrbottens län
`;

/** Median kr/m² of flats sold 2020–2021, number of sales, municipality. */
export const flatRows = `
32308 517 Botkyrka
59616 234 Danderyd
44556 35 Ekerö
31623 764 Haninge
40984 724 Huddinge
37304 827 Järfälla
58475 383 Lidingö
54924 1287 Nacka
26254 272 Norrtälje
34963 35 Nykvarn
26128 136 Nynäshamn
32609 77 Salem
28024 252 Sigtuna
43131 574 Sollentuna
61071 1762 Solna
80000 13571 Stockholm
59808 1079 Sundbyberg
29449 624 Södertälje
38799 384 Tyresö
46005 650 Täby
30269 188 Upplands-Bro
35625 131 Vallentuna
43023 95 Vaxholm
46540 268 Värmdö
35967 172 Österåker
`;
