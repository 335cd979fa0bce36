/*
 * The English of what demo-cards.mjs and demo-merchants.mjs say, by the Chinese words. A card is named by the pinyin of
 * its family and its level, a merchant by the pinyin of its name and what it is.
 */
const CARD_NAMES = {
  北辰标准卡: 'Beichen Classic',
  北辰金卡: 'Beichen Gold',
  北辰白金卡: 'Beichen Platinum',
  星桥双标识卡: 'Xingqiao Dual Gold',
  '寰宇全币种卡（Visa）': 'Huanyu Multi-currency (Visa)',
  '寰宇全币种卡（万事达）': 'Huanyu Multi-currency (Mastercard)',
  樱旅卡: 'Yinglü Gold',
  '远航白金卡（运通）': 'Yuanhang Platinum (American Express)',
  车帮卡: 'Chebang Classic',
  车帮白金卡: 'Chebang Platinum',
  '畅行 ETC 卡': 'Changxing ETC Classic',
  青藤卡: 'Qingteng Classic',
  青藤数字卡: 'Qingteng Digital',
  乡味卡: 'Xiangwei Gold',
  商城联名卡: 'Shangcheng Gold',
  安家卡: 'Anjia Gold',
  颐乐卡: 'Yile Gold',
  博雅文化卡: 'Boya Culture Gold',
  绿道运动卡: 'Lüdao Sports Classic',
  启航公务卡: 'Qihang Official Gold',
  经营卡: 'Jingying Business Platinum',
  汇通双标识白金卡: 'Huitong Dual Platinum',
  玉衡钻石卡: 'Yuheng Diamond',
  开阳无限卡: 'Kaiyang Infinite',
};

const CARD_SUMMARIES = {
  '第一张信用卡：费用少，规则简单。': 'A first credit card: few charges, simple rules.',
  '日常吃饭买菜都用得上的一张卡。': 'For everyday meals and groceries.',
  '常出差的人：机场与酒店少等一会儿。': 'For frequent travellers: less waiting at airports and hotels.',
  '境内走银联，境外走国际卡组织。': 'UnionPay at home, an international scheme abroad.',
  '出国留学、出境旅行，不收兑换费。': 'For study and travel abroad, without a foreign transaction fee.',
  '一年出境三次以上：贵宾厅与保险配齐。': 'For three trips abroad a year or more: lounges and insurance.',
  '去日本常用：免税店、交通卡与博物馆。': 'For visits to Japan: duty-free shops, transit cards and museums.',
  '商务差旅：酒店、里程与发票一次办好。': 'For business trips: hotels, miles and invoices in one.',
  '加油、洗车和停车，按月返现。': 'Fuel, car wash and parking, with cash back every month.',
  '自驾出行：救援、代驾与充电。': 'For drivers: rescue, a driver home and charging.',
  '绑定 ETC，通行费次月一起还。': 'Linked to ETC: tolls are paid together the next month.',
  '刚工作的年轻人：额度不高，利息看得见。': 'For those new to work: a modest limit and interest you can see.',
  '不寄实体卡，批准后立刻能用。': 'No plastic: works as soon as it is approved.',
  '吃遍一座城：老字号与小馆子。': 'Eating through a city: old names and small places.',
  '常去的商场：折扣、停车与换购。': 'For the mall you visit: discounts, parking and points at the till.',
  '一家人的开销，记在一本账上。': 'A family’s spending in one book.',
  '给 60 岁以上的客户：字大、话慢、有人管。':
    'For customers aged 60 or over: large print, slow speech, looked after.',
  '看展、听戏、买书，都有优惠。': 'Less to pay for exhibitions, theatre and books.',
  '跑步、骑行、游泳：多运动，少付钱。': 'Running, cycling, swimming: more sport for less money.',
  '预算单位与企业的差旅、会议支出。': 'Travel and meetings of public bodies and companies.',
  '小店主：进货周转，收款与还款对得上。': 'For shopkeepers: stock, takings and repayments that match.',
  '境内外两条线都要稳：外贸人的常用卡。': 'For foreign trade: dependable at home and abroad.',
  '私人银行客户：家庭出行与健康管理。': 'For Private Banking: family travel and health.',
  '私人银行客户：全球礼宾与保险。': 'For Private Banking: concierge and insurance worldwide.',
};

/** 'Title：text' of a benefit. */
const BENEFITS = {
  '工作日早餐：每月 4 次，合作早餐店满 15 元减 5 元。':
    'Working-day breakfast: CNY 5 off CNY 15 at partner shops, 4 times a month.',
  '公共交通：地铁、公交刷卡每月累计满 60 元返 6 元。':
    'Public transport: CNY 6 back on CNY 60 of metro and bus fares in a month.',
  '还款提醒：到期前 3 天短信提醒，可约定自动还款。':
    'Reminders: a text message 3 days before the due date; direct debit if you wish.',
  '工作日午餐：合作餐厅满 50 元减 10 元，每月 4 次。':
    'Working-day lunch: CNY 10 off CNY 50 at partner restaurants, 4 times a month.',
  '商超双倍积分：每月前 2,000 元超市消费按双倍积分。':
    'Double points at supermarkets: on the first CNY 2,000 each month.',
  '购物保障：单笔 300 元以上商品，90 天内被盗抢可申请赔付。':
    'Purchase protection: goods of CNY 300 or more stolen or robbed within 90 days may be claimed.',
  '机场贵宾厅：每年 6 次，全国 48 个机场可用，可带 1 位同行人。':
    'Airport lounges: 6 visits a year at 48 airports in China, with 1 companion.',
  '延误补偿：航班延误 2 小时以上，每次 300 元，每年 4 次。':
    'Delays: CNY 300 for a flight more than 2 hours late, 4 times a year.',
  '加急快递免费：卡片加急制作与寄送不收费。':
    'Priority courier: cards made and sent with priority free of charge.',
  '道路救援：每年 3 次，拖车 100 公里以内免费。': 'Road rescue: 3 times a year, towing free up to 100 km.',
  '一卡两用：境内外都能刷，两条清算网络互为备用。':
    'One card, two networks: works at home and abroad, each the other’s reserve.',
  '境外挂失：7×24 小时中文服务，紧急替代卡 2 个工作日内寄达。':
    'Lost abroad: help in Chinese day and night, an emergency card within 2 working days.',
  '海淘返现：境外网站消费每满 1,000 元返 10 元，每月最高 100 元。':
    'Shopping abroad online: CNY 10 back on each CNY 1,000, up to CNY 100 a month.',
  '免兑换费：任何外币消费都按当日汇率入账，免 1.5%。':
    'No foreign transaction fee: every currency at the rate of the day, without the 1.5%.',
  '人民币还款：不用购汇，手机银行直接还。':
    'Repaid in renminbi: nothing to convert, straight from Mobile Banking.',
  '境外消费 2 倍积分：按入账人民币金额计。': 'Double points abroad: on the amount posted in renminbi.',
  '境外贵宾厅：每年 8 次，覆盖 120 个国家和地区。':
    'Lounges abroad: 8 visits a year in 120 countries and regions.',
  '旅行意外保障：刷卡购票自动生效，保额 500 万元。':
    'Travel accident cover: CNY 5 million, in force with tickets paid by the card.',
  '境外取现：每月前 2 次免取现手续费。': 'Cash abroad: no cash advance fee on the first 2 each month.',
  '免税店九折：合作免税店消费享九折，与店内折扣不同享。':
    'Duty-free shops: 10% off at partners, not combined with their own reductions.',
  '交通卡充值：当地交通卡充值每月返 5%，最高 50 元。':
    'Transit cards: 5% back on topping up local cards, up to CNY 50 a month.',
  '博物馆门票：合作场馆 12 处，购票立减 30%。': 'Museum tickets: 30% off at 12 partners.',
  '酒店礼遇：合作酒店入住两晚送一晚，每年 1 次。':
    'Hotels: stay two nights at a partner and have one more free, once a year.',
  '里程兑换：12 积分兑 1 里程，可入 4 家航空公司账户。': 'Miles: 12 points for 1 mile, with 4 airlines.',
  '差旅对账：按月导出消费明细与电子发票，供报销使用。':
    'Travel accounts: monthly export of purchases and electronic invoices for expense claims.',
  '加油返现：合作加油站每满 200 元返 10 元，每月最高 50 元。':
    'Fuel: CNY 10 back on each CNY 200 at partner stations, up to CNY 50 a month.',
  '洗车：每月 1 次，合作门店 9 元洗车。': 'Car wash: CNY 9 at partners, once a month.',
  '停车：合作停车场首小时免费，每月 8 次。':
    'Parking: first hour free at partner car parks, 8 times a month.',
  '代驾：每年 10 次，每次 30 公里以内免费。': 'A driver home: 10 times a year, free up to 30 km each.',
  '充电返现：合作充电桩每月返 20%，最高 80 元。':
    'Charging: 20% back at partner stations, up to CNY 80 a month.',
  '道路救援：不限次数，拖车 150 公里以内免费。': 'Road rescue: as often as needed, towing free up to 150 km.',
  '通行费：高速 ETC 通行费九五折，按月返还。': 'Tolls: 5% of motorway ETC tolls returned every month.',
  '通行费：高速通行费九五折，随账单返还。': 'Tolls: 5% of motorway tolls returned on the statement.',
  '设备：首次办理设备与安装不收费。': 'Device: the first device and its fitting are free.',
  '账单：通行明细逐笔列出，可下载。': 'Statement: every toll listed, for download.',
  '小额度：首次额度 3,000 元至 2 万元，可自行调低。':
    'A small limit: CNY 3,000 to 20,000 at first; you may lower it yourself.',
  '账单日历：消费、还款与利息按天显示，还款前先看要付多少。':
    'Calendar: purchases, repayments and interest by day; see what you will pay before you repay.',
  '通勤返现：地铁、公交与单车每月返 8%，最高 20 元。':
    'Commuting: 8% back on metro, bus and bicycles, up to CNY 20 a month.',
  '即批即用：批准后在手机银行取得卡号，可绑定手机支付。':
    'At once: the number is in Mobile Banking on approval and works with mobile payment.',
  '卡号可换：怀疑泄露时自行更换卡号，旧号立即失效。':
    'A new number: change it yourself if you suspect a leak; the old one ends at once.',
  '外卖立减：合作平台每周 2 次，满 30 元减 5 元。':
    'Food delivery: CNY 5 off CNY 30 with partners, twice a week.',
  '老字号八五折：合作老字号 62 家，堂食八五折。': 'Old names: 15% off when eating in at 62 partners.',
  '餐饮 3 倍积分：每月前 3,000 元餐饮消费。': 'Triple points on dining: on the first CNY 3,000 each month.',
  '等位：合作餐厅预约到店免等位，每月 2 次。':
    'No queue: booked tables at partner restaurants, twice a month.',
  '折上九五折：合作商场 37 家，品牌折扣后再享九五折。':
    'Another 5% off: at 37 partner malls, after the brand’s own reduction.',
  '停车：合作商场每天 2 小时免费。': 'Parking: 2 hours a day free at partner malls.',
  '积分换购：积分可在收银台抵扣，500 分抵 1 元。': 'Points at the till: 500 points pay CNY 1.',
  '家庭账本：主卡与最多 3 张附属卡分别统计，可各设限额。':
    'Family book: the main card and up to 3 supplementary ones, each with its own total and limit.',
  '教育缴费：学费、课后服务费缴费不收手续费。':
    'School fees: tuition and after-school care paid without a charge.',
  '儿童医院：合作医院 16 家，专人协助预约挂号。':
    'Children’s hospitals: help with appointments at 16 partners.',
  '大字账单：纸质账单用四号字，免费寄送。': 'Large print: paper statements in large type, posted free.',
  '专属坐席：4006 601 169 转人工不排队，可要求慢速讲解。':
    'Advisers: no waiting on 4006 601 169, and slow explanations if you wish.',
  '防诈锁：境外与网上交易默认关闭，开通须本人再次确认。':
    'Fraud lock: transactions abroad and online are off until you confirm once more.',
  '书店九折：合作书店 45 家，图书与文具九折。': 'Bookshops: 10% off books and stationery at 45 partners.',
  '演出票：合作剧场每月 2 张，票价立减 80 元。':
    'Theatre tickets: CNY 80 off at partners, 2 tickets a month.',
  '博物馆：合作博物馆特展购票立减 20%。': 'Museums: 20% off special exhibitions at partners.',
  '场馆八折：合作场馆 58 家，散客票八折。': 'Sports grounds: 20% off single tickets at 58 partners.',
  '步数积分：每天满 8,000 步积 1 分，每月最多 20 分。':
    'Points for steps: 1 point for 8,000 steps in a day, up to 20 a month.',
  '赛事报名：合作赛事报名费立减 15%。': 'Races: 15% off entry fees of partners.',
  '单位统一管理：额度、商户类别与时间由单位设定。':
    'Run by the employer: it sets limits, kinds of merchants and hours.',
  '按单位报销：明细按预算科目归集，可导入财务系统。':
    'Expenses: entries by budget item, for import into accounts.',
  '最长 50 天免息期：出差先付，报销后还。':
    'Interest-free up to 50 days: pay on the trip, repay after reimbursement.',
  '进货免息：指定批发市场消费最长 50 天免息。':
    'Stock: up to 50 days without interest at named wholesale markets.',
  '收款关联：每日收款自动留存还款额，比例自定。':
    'Takings: a share you choose is set aside daily for repayment.',
  '账单分开：经营与家庭两本账单，分别出账。': 'Two statements: business and household apart.',
  '免兑换费：美元、欧元、日元、港元交易免 1.5%。':
    'No foreign transaction fee: without the 1.5% in US dollars, euros, yen and Hong Kong dollars.',
  '签证协助：合作签证中心加急预约，每年 3 次。':
    'Visas: priority appointments at partner centres, 3 times a year.',
  '展会礼遇：合作展会专用通道与休息区。': 'Trade fairs: fast entry and a lounge at partners.',
  '机场贵宾厅：不限次数，可带 2 位同行人。': 'Airport lounges: as often as you like, with 2 companions.',
  '健康管理：每年 1 次家庭体检，三甲医院专家协助预约。':
    'Health: a family check-up once a year and help with specialists at leading hospitals.',
  '子女教育：留学规划与境外紧急救援。': 'Children’s education: study planning and emergency help abroad.',
  '全球礼宾：7×24 小时双语礼宾，订位、接送与代办。':
    'Concierge: in two languages day and night, for tables, transfers and errands.',
  '旅行保障：航班延误、行李与意外，单次出行保额 1,000 万元。':
    'Travel cover: delays, luggage and accidents, CNY 10 million a trip.',
  '免兑换费：任何外币消费都按当日汇率入账。':
    'No foreign transaction fee: every currency at the rate of the day.',
};

/** Fees, points, who may apply and what to know before. */
const CONDITIONS = {
  '首年免年费；一年内消费满 5 次，免次年年费。':
    'First year free; 5 purchases in a year make the next one free.',
  '按年收取；一年内消费满 10 万元，免次年年费。':
    'Charged yearly; purchases of CNY 100,000 in a year make the next one free.',
  '只向私人银行客户发放，主卡与附属卡都不收年费。':
    'For Private Banking customers only; no annual fee for main and supplementary cards.',
  '卡片有效期内不收年费，没有消费次数要求。':
    'No annual fee while the card is valid, however often it is used.',
  '年满 60 周岁、有稳定收入的个人。': 'Aged 60 or over, with a steady income.',
  '年满 18 周岁、有稳定收入的个人。': 'Aged 18 or over, with a steady income.',
  '年满 20 周岁，税后年收入 6 万元以上或在本行代发工资满 6 个月。':
    'Aged 20 or over, with CNY 60,000 a year after tax or a salary paid through us for 6 months.',
  '年满 22 周岁，税后年收入 15 万元以上，或在本行月日均金融资产 20 万元以上。':
    'Aged 22 or over, with CNY 150,000 a year after tax or average monthly financial assets of CNY 200,000 with us.',
  '本行私人银行客户，由客户经理提出邀请。':
    'Private Banking customers, by invitation of their relationship manager.',
  '与本行签约的预算单位、企业的在职人员。':
    'Staff of public bodies and companies that have an agreement with us.',
  '有营业执照且在本行收款满 6 个月的小微企业主、个体工商户。':
    'Owners of small and micro businesses and sole traders with a licence and 6 months of takings through us.',
  '境内消费每满 20 元积 1 分': '1 point for each CNY 20 spent in the mainland',
  公务与经营消费不积分: 'Official and business purchases earn no points',
  '境外消费每满 10 元积 1 分': '1 point for each CNY 10 spent abroad',
  '境内消费每满 20 元积 1 分，机票酒店 3 倍':
    '1 point for each CNY 20 spent in the mainland, triple on flights and hotels',
  '境内消费每满 20 元积 1 分，运动消费双倍': '1 point for each CNY 20 spent in the mainland, double on sport',
  '境内消费每满 10 元积 1 分': '1 point for each CNY 10 spent in the mainland',
  '境内外消费每满 10 元积 1 分': '1 point for each CNY 10 spent at home or abroad',
  '透支日利率不超过 0.05%，年化（单利）18.25%；取现不享受免息期。':
    'Interest is at most 0.05% a day, 18.25% a year (simple); cash advances have no interest-free period.',
  '到期还款日后 3 天内还清，视同按时还款。': 'Repaid within 3 days after the due date counts as on time.',
  '境外交易由卡组织按当日汇率换算为人民币入账，不收 1.5% 的兑换费。':
    'The card scheme converts transactions abroad into renminbi at the rate of the day; there is no fee of 1.5%.',
  '美元、欧元、日元、港元交易不收 1.5% 的兑换费；其他外币交易照收，随交易入账。':
    'Transactions in US dollars, euros, yen and Hong Kong dollars have no fee of 1.5%; other foreign currencies do, posted with the transaction.',
  '不向在校学生发放；须有稳定收入。': 'Not for students; a steady income is required.',
  '没有实体卡，不能在刷卡机上插卡使用。': 'There is no plastic card to insert into a terminal.',
};

const SHOP_NAMES = {
  同福小馆: 'Tongfu Bistro',
  炭火涮肉坊: 'Tanhuo Mutton Hotpot',
  望海渔港: 'Wanghai Seafood',
  青石巷面馆: 'Qingshixiang Noodles',
  一品粥铺: 'Yipin Congee',
  炉边烤鸭: 'Lubian Roast Duck',
  荷风素食: 'Hefeng Vegetarian',
  山城火锅: 'Shancheng Hotpot',
  廿四巷茶点: 'Niansixiang Tea and Dim Sum',
  南门锅贴: 'Nanmen Potstickers',
  恒丰百货: 'Hengfeng Department Store',
  里仁超市: 'Liren Supermarket',
  云锦商场: 'Yunjin Mall',
  晨光文具: 'Chenguang Stationery',
  半亩家居: 'Banmu Home Furnishings',
  朝露鲜果: 'Zhaolu Fruit',
  金石书店: 'Jinshi Bookshop',
  逸居酒店: 'Yiju Hotel',
  云栖民宿: 'Yunqi Guesthouse',
  四方青年旅舍: 'Sifang Youth Hostel',
  远山度假村: 'Yuanshan Resort',
  渡口客栈: 'Dukou Inn',
  光年影院: 'Guangnian Cinema',
  青松剧场: 'Qingsong Theatre',
  湖心健身: 'Huxin Gym',
  棋与茶: 'Qi Yu Cha Chess and Tea',
  北岸攀岩馆: 'Bei’an Climbing Hall',
  琉璃手作: 'Liuli Craft Workshop',
  顺达加油站: 'Shunda Petrol Station',
  捷修汽车服务: 'Jiexiu Car Service',
  明镜洗车: 'Mingjing Car Wash',
  绿能充电站: 'Lüneng Charging Station',
  通达停车场: 'Tongda Car Park',
  仁和口腔: 'Renhe Dental Clinic',
  清目眼科: 'Qingmu Eye Clinic',
  安康体检中心: 'Ankang Health Check Centre',
  百草药房: 'Baicao Pharmacy',
  康悦理疗: 'Kangyue Physiotherapy',
  乐读电子书: 'Ledu E-books',
  万象影音会员: 'Wanxiang Film and Music',
  云帆数码商城: 'Yunfan Digital Store',
  本地生活外卖: 'Bendi Shenghuo Food Delivery',
  一程订票: 'Yicheng Tickets',
  知行在线课堂: 'Zhixing Online Classes',
};

const OFFERS = {
  '满 200 元减 40 元': 'CNY 40 off CNY 200',
  堂食八折: '20% off when eating in',
  '周五海鲜五折，每桌限一次': 'Seafood half price on Fridays, once a table',
  '满 50 元减 10 元': 'CNY 10 off CNY 50',
  '早餐满 15 元减 5 元': 'CNY 5 off a breakfast of CNY 15',
  指定套餐半价: 'Named set meals half price',
  堂食八五折: '15% off when eating in',
  '满 300 元减 60 元': 'CNY 60 off CNY 300',
  '两人茶套餐 68 元': 'Tea for two, CNY 68',
  '满 30 元减 6 元': 'CNY 6 off CNY 30',
  '满 500 元减 50 元': 'CNY 50 off CNY 500',
  '满 200 元减 20 元': 'CNY 20 off CNY 200',
  折后再享九五折: 'Another 5% off reduced prices',
  全场九折: '10% off everything',
  '满 1,000 元减 100 元': 'CNY 100 off CNY 1,000',
  '满 60 元减 12 元': 'CNY 12 off CNY 60',
  图书九折: '10% off books',
  平日房价八五折: '15% off weekday rooms',
  住两晚第二晚半价: 'Second of two nights half price',
  '床位立减 20 元': 'CNY 20 off a bed',
  '连住 3 晚赠早餐与接站': 'Breakfast and pick-up with 3 nights in a row',
  '房价九折，含双早': '10% off rooms, two breakfasts included',
  '2D 影票 29.9 元': '2D tickets for CNY 29.9',
  '周末演出票立减 60 元': 'CNY 60 off weekend tickets',
  单次卡八折: '20% off single visits',
  两小时包间七折: '30% off a private room for two hours',
  '体验课 2 人同行 1 人免单': 'Trial class: of 2 people 1 goes free',
  '亲子体验课立减 50 元': 'CNY 50 off parent-and-child classes',
  小保养工时费五折: 'Labour of a minor service half price',
  '9 元洗车，每月 1 次': 'Car wash for CNY 9, once a month',
  充电服务费七折: '30% off the charging service fee',
  首小时停车免费: 'First hour of parking free',
  '洁牙 99 元': 'Teeth cleaning for CNY 99',
  '验光配镜立减 100 元': 'CNY 100 off eye test and glasses',
  体检套餐八八折: '12% off check-up packages',
  中药代煎免费: 'Herbal medicine decocted free of charge',
  首次理疗半价: 'First treatment half price',
  '包月半价，最长 6 个月': 'Monthly plan half price for up to 6 months',
  '年卡 148 元': 'A year for CNY 148',
  '满 1,000 元减 80 元': 'CNY 80 off CNY 1,000',
  '每周 2 次，满 30 元减 5 元': 'CNY 5 off CNY 30, twice a week',
  '火车票、汽车票服务费全免': 'No service fee on train and coach tickets',
  '课程券 9 折': '10% off course vouchers',
};

const TIMES = {
  '每天 11:00–21:00': 'Daily 11:00–21:00',
  '周一至周四 17:00–21:00': 'Monday to Thursday 17:00–21:00',
  每周五全天: 'Fridays, all day',
  '周一至周五 11:00–14:00': 'Monday to Friday 11:00–14:00',
  '工作日 06:30–09:30': 'Working days 06:30–09:30',
  '每天 10:00–22:00，法定节假日除外': 'Daily 10:00–22:00, except public holidays',
  '每天 11:00–20:30': 'Daily 11:00–20:30',
  周一至周四全天: 'Monday to Thursday, all day',
  '每天 14:00–17:00': 'Daily 14:00–17:00',
  '每天 10:00–20:00': 'Daily 10:00–20:00',
  营业时间内全天: 'During opening hours',
  '每周六、周日': 'Saturdays and Sundays',
  '每月 8 日、18 日、28 日': 'The 8th, 18th and 28th of each month',
  周日至周四入住: 'Arrival Sunday to Thursday',
  '周日至周四入住，法定节假日除外': 'Arrival Sunday to Thursday, except public holidays',
  全年可用: 'All year',
  '全年可用，法定节假日除外': 'All year, except public holidays',
  每天全部场次: 'Daily, all showings',
  '每天 07:00–22:00': 'Daily 07:00–22:00',
  '周一至周五 10:00–17:00': 'Monday to Friday 10:00–17:00',
  '每天 08:00–20:00': 'Daily 08:00–20:00',
  每天全天: 'Daily, all day',
  '每天 08:00–22:00': 'Daily 08:00–22:00',
  '周一至周六 09:00–17:30，需提前预约': 'Monday to Saturday 09:00–17:30, by appointment',
  '周一至周六 09:00–17:30': 'Monday to Saturday 09:00–17:30',
  '体检日 07:30–11:00，需提前预约': 'Check-up days 07:30–11:00, by appointment',
  '每天 10:00–20:00，需提前预约': 'Daily 10:00–20:00, by appointment',
  全天: 'All day',
  '每周三 10:00–24:00': 'Wednesdays 10:00–24:00',
  '每天 10:30–22:00': 'Daily 10:30–22:00',
};

const MERCHANT_CONDITIONS = {
  '须用本行信用卡支付，支付方式以商户收银台显示为准。':
    'Pay with our credit card, in the ways the merchant’s till shows.',
  '优惠与商户其他活动不可同享，另有说明的除外。':
    'Not combined with other offers of the merchant unless it says so.',
  '部分商品不参加，以店内公示为准。': 'Some goods are excluded, as shown in the shop.',
  '发生退款的，只退实际支付的金额，优惠不恢复。':
    'Refunds cover only what was paid and do not restore the offer.',
  '名额有限，以支付成功的先后为准，当天用完即止。':
    'Places are limited, in the order of payment, until they are gone for the day.',
  '在应用内选择“北曜银行信用卡”支付': 'Choose our credit card in the app to pay.',
  '限新开通，自动续费可随时关闭': 'New members only; automatic renewal can be switched off at any time.',
  不与平台红包同享: 'Not combined with the platform’s red packets.',
  '同一用户每天 1 次': 'Once a day for each user.',
  机票不参加: 'Flights are excluded.',
  退课按实付金额退回: 'Refunds cover only what was paid.',
  全部信用卡: 'All credit cards',
  金卡及以上: 'Gold and above',
  白金卡及以上: 'Platinum and above',
  '乡味卡、北辰金卡': 'Xiangwei Gold, Beichen Gold',
  '车帮卡、畅行 ETC 卡': 'Chebang Classic, Changxing ETC Classic',
};

const WORDS = {
  ...CARD_NAMES,
  ...CARD_SUMMARIES,
  ...BENEFITS,
  ...CONDITIONS,
  ...SHOP_NAMES,
  ...OFFERS,
  ...TIMES,
  ...MERCHANT_CONDITIONS,
};

/** The English of Chinese words; words without any stop the run. */
export function inEnglish(words) {
  const english = WORDS[words];
  if (english === undefined) throw new Error(`content/cards/demo-english.mjs has no English for ${words}`);
  return english;
}

/** Of a benefit: its title and its text. */
export function benefitInEnglish({ title, text }) {
  const [, head, rest] = /^(.*?): (.*)$/.exec(inEnglish(`${title}：${text}`)) ?? [];
  return { title: head, text: rest[0].toUpperCase() + rest.slice(1) };
}
