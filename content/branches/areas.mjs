/*
 * Where the demo bank has branches. City: province code, province, city code, city, dialling code, staffed branches;
 * district: code, name, English name, longitude and latitude (WGS-84, degrees) of its middle. Codes are those of GB/T 2260.
 */
const city = (provinceCode, province, code, name, dial, staffed, districts) => ({
  provinceCode,
  province,
  code,
  name,
  dial,
  staffed,
  districts: districts
    .trim()
    .split('\n')
    .map((line) => {
      const [districtCode, zh, en, lng, lat] = line.trim().split(' ');
      return { code: districtCode, zh, en: en.replaceAll('_', ' '), lng: Number(lng), lat: Number(lat) };
    }),
});

export const CITIES = [
  city(
    '110000',
    ['北京市', 'Beijing'],
    '110100',
    ['北京市', 'Beijing'],
    '010',
    176,
    `
    110101 东城区 Dongcheng 116.410 39.918
    110102 西城区 Xicheng 116.360 39.912
    110105 朝阳区 Chaoyang 116.458 39.931
    110106 丰台区 Fengtai 116.288 39.852
    110107 石景山区 Shijingshan 116.217 39.907
    110108 海淀区 Haidian 116.298 39.968
    110109 门头沟区 Mentougou 116.100 39.938
    110111 房山区 Fangshan 116.140 39.742
    110112 通州区 Tongzhou 116.655 39.902
    110113 顺义区 Shunyi 116.655 40.129
    110114 昌平区 Changping 116.231 40.219
    110115 大兴区 Daxing 116.338 39.728
    110116 怀柔区 Huairou 116.632 40.316
    110117 平谷区 Pinggu 117.117 40.143
    110118 密云区 Miyun 116.843 40.377
    110119 延庆区 Yanqing 115.975 40.457`,
  ),
  city(
    '120000',
    ['天津市', 'Tianjin'],
    '120100',
    ['天津市', 'Tianjin'],
    '022',
    22,
    `
    120101 和平区 Heping 117.196 39.118
    120102 河东区 Hedong 117.250 39.128
    120103 河西区 Hexi 117.217 39.101
    120104 南开区 Nankai 117.156 39.129
    120116 滨海新区 Binhai_New_Area 117.710 39.021`,
  ),
  city(
    '130000',
    ['河北省', 'Hebei'],
    '130100',
    ['石家庄市', 'Shijiazhuang'],
    '0311',
    12,
    `
    130102 长安区 Chang’an 114.540 38.044
    130104 桥西区 Qiaoxi 114.459 38.028
    130105 新华区 Xinhua 114.459 38.063
    130108 裕华区 Yuhua 114.530 38.010`,
  ),
  city(
    '210000',
    ['辽宁省', 'Liaoning'],
    '210100',
    ['沈阳市', 'Shenyang'],
    '024',
    6,
    `
    210102 和平区 Heping 123.396 41.786
    210103 沈河区 Shenhe 123.453 41.797
    210112 浑南区 Hunnan 123.445 41.713`,
  ),
  city(
    '210000',
    ['辽宁省', 'Liaoning'],
    '210200',
    ['大连市', 'Dalian'],
    '0411',
    4,
    `
    210202 中山区 Zhongshan 121.640 38.917
    210204 沙河口区 Shahekou 121.588 38.904
    210211 甘井子区 Ganjingzi 121.521 38.953`,
  ),
  city(
    '310000',
    ['上海市', 'Shanghai'],
    '310100',
    ['上海市', 'Shanghai'],
    '021',
    26,
    `
    310101 黄浦区 Huangpu 121.480 31.230
    310104 徐汇区 Xuhui 121.432 31.187
    310105 长宁区 Changning 121.420 31.219
    310106 静安区 Jing’an 121.443 31.227
    310110 杨浦区 Yangpu 121.521 31.261
    310112 闵行区 Minhang 121.377 31.111
    310115 浦东新区 Pudong 121.538 31.220`,
  ),
  city(
    '320000',
    ['江苏省', 'Jiangsu'],
    '320100',
    ['南京市', 'Nanjing'],
    '025',
    16,
    `
    320102 玄武区 Xuanwu 118.793 32.050
    320104 秦淮区 Qinhuai 118.790 32.036
    320105 建邺区 Jianye 118.727 32.004
    320106 鼓楼区 Gulou 118.765 32.068
    320115 江宁区 Jiangning 118.835 31.956`,
  ),
  city(
    '320000',
    ['江苏省', 'Jiangsu'],
    '320500',
    ['苏州市', 'Suzhou'],
    '0512',
    6,
    `
    320505 虎丘区 Huqiu 120.562 31.298
    320506 吴中区 Wuzhong 120.627 31.266
    320508 姑苏区 Gusu 120.612 31.313`,
  ),
  city(
    '330000',
    ['浙江省', 'Zhejiang'],
    '330100',
    ['杭州市', 'Hangzhou'],
    '0571',
    16,
    `
    330102 上城区 Shangcheng 120.192 30.245
    330105 拱墅区 Gongshu 120.150 30.314
    330106 西湖区 Xihu 120.125 30.265
    330108 滨江区 Binjiang 120.207 30.210
    330110 余杭区 Yuhang 119.995 30.275`,
  ),
  city(
    '330000',
    ['浙江省', 'Zhejiang'],
    '330200',
    ['宁波市', 'Ningbo'],
    '0574',
    6,
    `
    330203 海曙区 Haishu 121.546 29.866
    330205 江北区 Jiangbei 121.550 29.892
    330212 鄞州区 Yinzhou 121.552 29.822`,
  ),
  city(
    '340000',
    ['安徽省', 'Anhui'],
    '340100',
    ['合肥市', 'Hefei'],
    '0551',
    4,
    `
    340103 庐阳区 Luyang 117.260 31.881
    340104 蜀山区 Shushan 117.255 31.853
    340111 包河区 Baohe 117.304 31.796`,
  ),
  city(
    '350000',
    ['福建省', 'Fujian'],
    '350100',
    ['福州市', 'Fuzhou'],
    '0591',
    3,
    `
    350102 鼓楼区 Gulou 119.299 26.084
    350103 台江区 Taijiang 119.309 26.055
    350104 仓山区 Cangshan 119.273 26.041`,
  ),
  city(
    '360000',
    ['江西省', 'Jiangxi'],
    '360100',
    ['南昌市', 'Nanchang'],
    '0791',
    10,
    `
    360102 东湖区 Donghu 115.894 28.688
    360103 西湖区 Xihu 115.872 28.659
    360111 青山湖区 Qingshanhu 115.957 28.686
    360113 红谷滩区 Honggutan 115.853 28.700`,
  ),
  city(
    '370000',
    ['山东省', 'Shandong'],
    '370100',
    ['济南市', 'Jinan'],
    '0531',
    12,
    `
    370102 历下区 Lixia 117.072 36.668
    370103 市中区 Shizhong 116.993 36.653
    370104 槐荫区 Huaiyin 116.895 36.654
    370112 历城区 Licheng 117.060 36.683`,
  ),
  city(
    '370000',
    ['山东省', 'Shandong'],
    '370200',
    ['青岛市', 'Qingdao'],
    '0532',
    8,
    `
    370202 市南区 Shinan 120.407 36.077
    370203 市北区 Shibei 120.369 36.089
    370212 崂山区 Laoshan 120.463 36.109`,
  ),
  city(
    '410000',
    ['河南省', 'Henan'],
    '410100',
    ['郑州市', 'Zhengzhou'],
    '0371',
    5,
    `
    410102 中原区 Zhongyuan 113.607 34.749
    410103 二七区 Erqi 113.635 34.726
    410105 金水区 Jinshui 113.655 34.802`,
  ),
  city(
    '420000',
    ['湖北省', 'Hubei'],
    '420100',
    ['武汉市', 'Wuhan'],
    '027',
    8,
    `
    420102 江岸区 Jiang’an 114.304 30.602
    420103 江汉区 Jianghan 114.265 30.602
    420106 武昌区 Wuchang 114.311 30.556
    420111 洪山区 Hongshan 114.339 30.503`,
  ),
  city(
    '430000',
    ['湖南省', 'Hunan'],
    '430100',
    ['长沙市', 'Changsha'],
    '0731',
    14,
    `
    430102 芙蓉区 Furong 113.027 28.188
    430103 天心区 Tianxin 112.984 28.117
    430104 岳麓区 Yuelu 112.926 28.238
    430105 开福区 Kaifu 112.981 28.259
    430111 雨花区 Yuhua 113.033 28.139`,
  ),
  city(
    '440000',
    ['广东省', 'Guangdong'],
    '440100',
    ['广州市', 'Guangzhou'],
    '020',
    10,
    `
    440103 荔湾区 Liwan 113.238 23.128
    440104 越秀区 Yuexiu 113.261 23.131
    440105 海珠区 Haizhu 113.312 23.086
    440106 天河区 Tianhe 113.356 23.127`,
  ),
  city(
    '440000',
    ['广东省', 'Guangdong'],
    '440300',
    ['深圳市', 'Shenzhen'],
    '0755',
    18,
    `
    440303 罗湖区 Luohu 114.126 22.551
    440304 福田区 Futian 114.050 22.525
    440305 南山区 Nanshan 113.925 22.536
    440306 宝安区 Bao’an 113.879 22.557
    440307 龙岗区 Longgang 114.242 22.722`,
  ),
  city(
    '500000',
    ['重庆市', 'Chongqing'],
    '500100',
    ['重庆市', 'Chongqing'],
    '023',
    8,
    `
    500103 渝中区 Yuzhong 106.563 29.556
    500105 江北区 Jiangbei 106.570 29.609
    500112 渝北区 Yubei 106.626 29.721
    500108 南岸区 Nan’an 106.558 29.526`,
  ),
  city(
    '510000',
    ['四川省', 'Sichuan'],
    '510100',
    ['成都市', 'Chengdu'],
    '028',
    4,
    `
    510104 锦江区 Jinjiang 104.079 30.660
    510105 青羊区 Qingyang 104.056 30.677
    510107 武侯区 Wuhou 104.038 30.645`,
  ),
  city(
    '610000',
    ['陕西省', 'Shaanxi'],
    '610100',
    ['西安市', 'Xi’an'],
    '029',
    18,
    `
    610102 新城区 Xincheng 108.956 34.269
    610103 碑林区 Beilin 108.943 34.253
    610104 莲湖区 Lianhu 108.936 34.268
    610113 雁塔区 Yanta 108.944 34.217
    610112 未央区 Weiyang 108.942 34.296`,
  ),
];

/** Streets as many Chinese cities have them; which of them crosses which district here is made up. */
export const STREETS =
  `学院路 Xueyuan Road|建设路 Jianshe Road|文化路 Wenhua Road|和平路 Heping Road|光明路 Guangming Road
新华路 Xinhua Road|友谊路 Youyi Road|永安路 Yong’an Road|迎宾路 Yingbin Road|科苑路 Keyuan Road
滨河路 Binhe Road|湖滨路 Hubin Road|梧桐路 Wutong Road|银杏路 Yinxing Road|明德路 Mingde Road
朝晖路 Zhaohui Road|青年路 Qingnian Road|站前路 Zhanqian Road|体育路 Tiyu Road|公园路 Gongyuan Road
花园路 Huayuan Road|思源路 Siyuan Road|云溪路 Yunxi Road|望山路 Wangshan Road|广济路 Guangji Road
清泉路 Qingquan Road|锦绣路 Jinxiu Road|长宁街 Changning Street|安定街 Anding Street|宣德街 Xuande Street
崇文街 Chongwen Street|西苑街 Xiyuan Street|东苑街 Dongyuan Street|金桥街 Jinqiao Street|玉泉街 Yuquan Street
春晓路 Chunxiao Road|星海路 Xinghai Road|北辰路 Beichen Road|南熏路 Nanxun Road|翠微路 Cuiwei Road`
    .split(/[|\n]/)
    .map((pair) => {
      const [zh, ...en] = pair.split(' ');
      return { zh, en: en.join(' ') };
    });

/* How districts stand in English: README.md beside this file. */

/** In names: `Binhai`. */
export const bareDistrict = ({ en }) => en.replace(/ New Area$/, '');

/** In addresses: `Binhai New Area`, `Heping District`. */
export const districtOfAddress = (district) =>
  `${bareDistrict(district)} ${district.zh.endsWith('新区') ? 'New Area' : 'District'}`;
